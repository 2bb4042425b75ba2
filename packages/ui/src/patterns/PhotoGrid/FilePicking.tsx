import type { RefObject } from 'react';
import { later } from '../../primitives/Later/later';
import type { PhotoRules } from './checkPhoto';
import { DuplicateQuestion } from './DuplicateQuestion';
import type { PhotoGridLabels } from './photoGrid.labels';
import { Notice } from './PhotoGrid.styles';
import type { PhotoGridProps } from './PhotoGridProps';
import type { usePicking } from './usePicking';

const CropDialog = later(async () => (await import('./CropDialog')).CropDialog);

interface FilePickingProps {
  input: RefObject<HTMLInputElement | null>;
  picking: ReturnType<typeof usePicking>;
  crop: NonNullable<PhotoGridProps['crop']>;
  rules: PhotoRules;
  labels: PhotoGridLabels;
  max: number;
}

/** The hidden file input, the messages and questions about chosen files, and the window that crops them. */
export function FilePicking({ input, picking, crop, rules, labels, max }: FilePickingProps) {
  const { leftOut, duplicates, cropping } = picking;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          void picking.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {leftOut > 0 && <Notice role="alert">{labels.leftOut(leftOut, max)}</Notice>}
      {duplicates.length > 0 && (
        <DuplicateQuestion count={duplicates.length} labels={labels} onAnswer={picking.answerDuplicates} />
      )}
      {cropping && crop !== 'off' && (
        <CropDialog
          key={`${picking.toCrop} ${cropping.file.name}`}
          file={cropping.file}
          shape={crop}
          minSide={rules.minSidePx ?? 0}
          labels={labels}
          onDone={picking.endCrop}
        />
      )}
    </>
  );
}
