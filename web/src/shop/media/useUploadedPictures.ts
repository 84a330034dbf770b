import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import { commitPictureUpload, type PictureUpload } from './commitPictureUpload.ts';
import { pendingPicture, type FormPicture } from './formPicture.ts';
import { prepareSquarePicture, type PreparedPicture } from './preparePicture.ts';
import { texts } from './texts.ts';
import { unreadableReason, validatePictureFile } from './validatePictureFile.ts';

const MAX_CONCURRENT_UPLOADS = 2;

interface PicturesOptions {
  /** The stored pictures. */
  stored: readonly FormPicture[];
  /** Decodes a chosen file. */
  prepare: (file: File) => Promise<PreparedPicture>;
  /** Starts an upload. */
  upload: (environment: IEnvironment, sent: PictureUpload) => Disposable;
  /** The highest number of pictures. */
  maxCount: number;
  /** Called with each change. */
  onChanged: () => void;
}

/**
 * The pictures of a form in their order. Each chosen file is uploaded at once, two at a time. The last removed picture can be
 * restored. Until something is changed, the pictures are the stored ones.
 */
export function useUploadedPictures({ stored, prepare, upload, maxCount, onChanged }: PicturesOptions) {
  const environment = useRelayEnvironment();
  const [changed, setChanged] = useState<readonly FormPicture[] | null>(null);
  const [removed, setRemoved] = useState<{ picture: FormPicture; at: number } | null>(null);
  const [fileErrors, setFileErrors] = useState<readonly string[]>([]);
  const [queue] = useState(() => createTaskQueue(MAX_CONCURRENT_UPLOADS));
  const opened = useRef(new Map<string, PreparedPicture>());
  const isUnmounted = useRef(false);
  const lastKey = useRef(0);
  const list = changed ?? stored;

  useEffect(() => {
    const files = opened.current;
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true; // a file that is still being decoded comes too late
      queue.clear();
      for (const file of files.values()) file.close();
    };
  }, [queue]);

  const update = (next: (before: readonly FormPicture[]) => readonly FormPicture[]) =>
    setChanged((before) => next(before ?? stored));
  const patch = (key: string, values: Partial<FormPicture>) =>
    update((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const send = (key: string, file: PreparedPicture) => {
    patch(key, { error: '' });
    queue.add(key, (onEnd) => {
      const settle = (values: Partial<FormPicture>) => {
        patch(key, { progress: null, ...values });
        onEnd();
      };
      patch(key, { progress: 0 });
      return upload(environment, {
        picture: file.blob,
        onProgress: (progress) => patch(key, { progress }),
        onStored: (id) => settle({ id }),
        onFailed: (error) => settle({ error }),
      });
    });
  };

  const open = async (key: string, chosen: File) => {
    try {
      const file = await prepare(chosen);
      if (isUnmounted.current) return file.close();
      opened.current.set(key, file);
      patch(key, { file, image: { url: file.url } });
      send(key, file);
    } catch {
      update((before) => before.filter((one) => one.key !== key));
      setFileErrors((before) => [...before, texts.ofFile(chosen.name, unreadableReason(chosen))]);
    }
  };

  const add = (files: readonly File[]) => {
    onChanged();
    const checked = files.map((file) => ({ file, refusal: validatePictureFile(file) }));
    const good = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
    const taken = good.slice(0, Math.max(0, maxCount - list.length));
    setFileErrors([
      ...checked.flatMap(({ file, refusal }) => (refusal === null ? [] : [texts.ofFile(file.name, refusal)])),
      ...(taken.length < good.length ? [`You can have up to ${maxCount} pictures. The rest were left out.`] : []),
    ]);
    const chosen = taken.map((file) => ({ key: `file_${(lastKey.current += 1)}`, file }));
    if (chosen.length > 0)
      update((before) => [...before, ...chosen.map(({ key, file }) => pendingPicture(key, file.name))]);
    for (const { key, file } of chosen) void open(key, file);
  };

  const remove = (key: string) => {
    const at = list.findIndex((one) => one.key === key);
    const picture = list[at];
    if (picture === undefined) return;
    onChanged();
    queue.cancel(key);
    setRemoved({ picture: { ...picture, progress: null }, at });
    setFileErrors([]);
    update((before) => before.filter((one) => one.key !== key));
  };
  const undoRemove = () => {
    if (removed === null) return;
    const { picture, at } = removed;
    const file = picture.file ?? opened.current.get(picture.key) ?? null; // it may have been removed before it was decoded
    setRemoved(null);
    update((before) => before.toSpliced(at, 0, { ...picture, file, image: picture.image ?? file }));
    if (picture.id === null && file !== null) send(picture.key, file);
  };
  const moveTo = (key: string, place: number) =>
    update((before) => {
      const picture = before.find((one) => one.key === key);
      return picture === undefined ? before : before.filter((one) => one.key !== key).toSpliced(place, 0, picture);
    });
  const retry = (key: string) => {
    const file = list.find((one) => one.key === key)?.file;
    if (file != null) send(key, file);
  };
  /** Discards the changes, or sets other pictures. */
  const reset = (pictures: readonly FormPicture[] | null = null) => {
    setChanged(pictures);
    setRemoved(null);
    setFileErrors([]);
  };

  return { list, removed, fileErrors, add, remove, undoRemove, moveTo, retry, reset };
}

/** The pictures of a form and the actions on them. */
export type PictureList = ReturnType<typeof useUploadedPictures>;

/** The pictures of the catalogue in a form: squares with `alt` as the text of the next ones. */
export function usePictureList({ alt, ...options }: Omit<PicturesOptions, 'prepare' | 'upload'> & { alt: string }) {
  return useUploadedPictures({
    ...options,
    prepare: prepareSquarePicture,
    upload: (environment, sent) => commitPictureUpload(environment, { ...sent, alt }),
  });
}

/** Starts a task, which calls `onEnd` when it is done; disposing cancels it. */
type Task = (onEnd: () => void) => Disposable;

/** Runs tasks in their order, a limited number at a time; each task has a key. */
interface TaskQueue {
  add: (key: string, work: Task) => void;
  /** Cancels a running task or removes a queued one. */
  cancel: (key: string) => void;
  /** Cancels all tasks. */
  clear: () => void;
}

export function createTaskQueue(concurrency: number): TaskQueue {
  const running = new Map<string, Disposable>();
  let waiting: Array<{ key: string; work: Task }> = [];

  const startNext = () => {
    if (running.size >= concurrency) return;
    const next = waiting.shift();
    if (next === undefined) return;
    running.set(
      next.key,
      next.work(() => leave(next.key)),
    );
  };
  const leave = (key: string) => {
    if (running.delete(key)) startNext();
  };

  return {
    add: (key, work) => {
      waiting.push({ key, work });
      startNext();
    },
    cancel: (key) => {
      waiting = waiting.filter((one) => one.key !== key);
      running.get(key)?.dispose();
      leave(key);
    },
    clear: () => {
      waiting = [];
      for (const one of running.values()) one.dispose();
      running.clear();
    },
  };
}
