import { ImageUp } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { FileDropZone } from '../../ui/forms/FileDropZone.tsx';
import { acceptedPictureTypes } from './validatePictureFile.ts';

interface PictureDropProps {
  /** Why the last choice was rejected; empty if it was not. */
  error: string;
  /** Whether it replaces an element that had the focus. */
  shouldFocus?: boolean;
  /** Why no file can be chosen yet; empty if one can. */
  disabledReason?: string;
  /** What was chosen before; the next choice replaces it, or is added if the field is multiple. */
  preview?: ReactNode;
  isMultiple?: boolean;
  /** The label of the field. */
  name?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses pictures by a button, by dropping them, or by pasting them anywhere on the page. */
export function PictureDropzone(props: PictureDropProps) {
  const { error, shouldFocus = false, disabledReason = '', preview, isMultiple = false, name, onFiles } = props;
  const isDisabled = disabledReason !== '';
  const choose = isMultiple ? 'Choose pictures' : 'Choose a picture';
  const chooseNext = isMultiple ? 'Add pictures' : 'Replace';

  useEffect(() => {
    if (isDisabled) return;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = Array.from(clipboardData?.files ?? []);
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isDisabled, onFiles]);

  return (
    <FileDropZone
      label="Picture file"
      accept={acceptedPictureTypes.join()}
      isMultiple={isMultiple}
      isDisabled={isDisabled}
      py={preview === undefined ? '10' : '4'}
      button={{
        name,
        variant: preview === undefined ? 'solid' : 'outline',
        autoFocus: shouldFocus,
        children: (
          <>
            <ImageUp aria-hidden />
            {preview === undefined ? choose : chooseNext}
          </>
        ),
      }}
      hint={isMultiple ? 'or drop or paste them here' : 'or drop or paste it here'}
      help={isDisabled ? disabledReason : 'JPEG, PNG, WebP or AVIF'}
      error={error}
      onFiles={onFiles}
    >
      {preview}
    </FileDropZone>
  );
}
