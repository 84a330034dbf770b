import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { checkPictureFile } from './checkPictureFile.ts';
import { createQueue } from './createQueue.ts';
import { chosenPicture, type FormPicture } from './formPicture.ts';
import { openSquare, type SquarePicture } from './openSquare.ts';
import { sendPicture } from './sendPicture.ts';
import { texts } from './texts.ts';

const SENT_AT_ONCE = 2;

/** The pictures of a form and what can be done with them. */
export type Pictures = ReturnType<typeof usePictures>;

interface PicturesOptions {
  /** What there is before anything is changed. */
  stored: readonly FormPicture[];
  /** What the next pictures show. */
  alt: string;
  /** How many there may be. */
  most: number;
  /** Hears of each change that somebody makes. */
  onChanged: () => void;
}

/**
 * The pictures of a form in their order. Each file is sent as soon as it is chosen, two at a time; what is removed can be
 * brought back until the next one is. Until something is changed, the pictures are those that are stored.
 */
export function usePictures({ stored, alt, most, onChanged }: PicturesOptions) {
  const environment = useRelayEnvironment();
  const [changed, setChanged] = useState<readonly FormPicture[] | null>(null);
  const [removed, setRemoved] = useState<{ picture: FormPicture; at: number } | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [queue] = useState(() => createQueue(SENT_AT_ONCE));
  const opened = useRef(new Map<string, SquarePicture>());
  const isGone = useRef(false);
  const lastKey = useRef(0);
  const list = changed ?? stored;

  useEffect(() => {
    const files = opened.current;
    isGone.current = false;
    return () => {
      isGone.current = true; // what is still being opened comes too late
      queue.clear();
      for (const file of files.values()) file.close();
    };
  }, [queue]);

  const update = (next: (before: readonly FormPicture[]) => readonly FormPicture[]) =>
    setChanged((before) => next(before ?? stored));
  const patch = (key: string, values: Partial<FormPicture>) =>
    update((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const send = (key: string, file: SquarePicture) => {
    patch(key, { error: '' });
    queue.add(key, (onEnd) => {
      const settle = (values: Partial<FormPicture>) => {
        patch(key, { progress: null, ...values });
        onEnd();
      };
      patch(key, { progress: 0 });
      return sendPicture(environment, {
        picture: file.blob,
        alt,
        onProgress: (progress) => patch(key, { progress }),
        onStored: (id) => settle({ id }),
        onFailed: (error) => settle({ error }),
      });
    });
  };

  const open = async (key: string, chosen: File) => {
    try {
      const file = await openSquare(chosen);
      if (isGone.current) return file.close();
      opened.current.set(key, file);
      patch(key, { file, image: { url: file.url } });
      send(key, file);
    } catch {
      update((before) => before.filter((one) => one.key !== key));
      setRefusals((before) => [...before, texts.ofFile(chosen.name, texts.unreadable)]);
    }
  };

  const add = (files: readonly File[]) => {
    onChanged();
    const checked = files.map((file) => ({ file, refusal: checkPictureFile(file) }));
    const good = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
    const taken = good.slice(0, Math.max(0, most - list.length));
    setRefusals([
      ...checked.flatMap(({ file, refusal }) => (refusal === null ? [] : [texts.ofFile(file.name, refusal)])),
      ...(taken.length < good.length ? [texts.tooMany(most)] : []),
    ]);
    const chosen = taken.map((file) => ({ key: `file_${(lastKey.current += 1)}`, file }));
    if (chosen.length > 0)
      update((before) => [...before, ...chosen.map(({ key, file }) => chosenPicture(key, file.name))]);
    for (const { key, file } of chosen) void open(key, file);
  };

  const remove = (key: string) => {
    const at = list.findIndex((one) => one.key === key);
    const picture = list[at];
    if (picture === undefined) return;
    onChanged();
    queue.drop(key);
    setRemoved({ picture: { ...picture, progress: null }, at });
    setRefusals([]);
    update((before) => before.filter((one) => one.key !== key));
  };
  const bringBack = () => {
    if (removed === null) return;
    const { picture, at } = removed;
    const file = picture.file ?? opened.current.get(picture.key) ?? null; // it may have been removed before it was open
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
  /** Forgets what was changed, or puts other pictures in its place. */
  const reset = (pictures: readonly FormPicture[] | null = null) => {
    setChanged(pictures);
    setRemoved(null);
    setRefusals([]);
  };

  return { list, removed, refusals, add, remove, bringBack, moveTo, retry, reset };
}
