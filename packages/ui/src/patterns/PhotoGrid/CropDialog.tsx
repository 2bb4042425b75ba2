import { useEffect, useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import { RotateCw, Undo2 } from '../../icons/icons';
import { Button } from '../../primitives/Button';
import { Slider } from '../../primitives/Slider/Slider';
import { CropArea } from './CropArea';
import { CropTools } from './CropDialog.styles';
import { turnCrop, wholePhoto, zoomCrop, zoomOf, type CropShape, type PhotoCrop } from './photoCrop';
import type { PhotoGridLabels } from './photoGrid.labels';

interface CropDialogProps {
  file: File;
  shape: CropShape;
  /** What is cut out has at least so many px a side. */
  minSide: number;
  labels: PhotoGridLabels;
  /** The part chosen; null leaves the file out. */
  onDone: (crop: PhotoCrop | null) => void;
}

// [B2.15]
/** Lets a member choose what is seen of a photo, by pointer and by keys; nothing is drawn anew before it is sent. */
export function CropDialog({ file, shape, minSide, labels, onDone }: CropDialogProps) {
  const photo = useBitmap(file);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onDone(null)}>
      {photo && <CropWindow {...{ file, photo, shape, minSide, labels, onDone }} />}
    </Dialog.Root>
  );
}

function CropWindow(props: CropDialogProps & { photo: ImageBitmap }) {
  const { file, photo, shape, minSide, labels, onDone } = props;
  const rules = {
    shape,
    ratio: photo.width / photo.height,
    least: minSide / Math.min(photo.width, photo.height),
  };
  const [crop, setCrop] = useState(() => wholePhoto(rules));
  const closest = Math.max(1, zoomOf(zoomCrop(wholePhoto(rules, crop.turns), 1e6, rules), rules));
  return (
    <Dialog.Content
      title={labels.cropTitle(file.name)}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={() => onDone(null)}>
            {labels.cropCancel}
          </Button>
          <Button onClick={() => onDone(crop)}>{labels.cropDone}</Button>
        </>
      }
    >
      <CropArea {...{ photo, crop, rules, labels }} onCropChange={setCrop} />
      <CropTools>
        <Slider
          label={labels.cropZoom}
          min={100}
          max={Math.round(closest * 100)}
          step={5}
          value={Math.round(zoomOf(crop, rules) * 100)}
          formatValue={labels.cropZoomValue}
          disabled={closest === 1}
          onValueChange={(next) => {
            if (next !== null) setCrop(zoomCrop(crop, next / 100 / zoomOf(crop, rules), rules));
          }}
        />
        <Button
          variant="secondary"
          iconStart={<RotateCw size={20} />}
          onClick={() => setCrop(turnCrop(crop, rules))}
        >
          {labels.rotate}
        </Button>
        <Button
          variant="secondary"
          iconStart={<Undo2 size={20} />}
          onClick={() => setCrop(wholePhoto(rules))}
        >
          {labels.reset}
        </Button>
      </CropTools>
    </Dialog.Content>
  );
}

function useBitmap(file: File): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    let isCurrent = true;
    void createImageBitmap(file).then(
      (made) => (isCurrent ? setBitmap(made) : made.close()),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return bitmap;
}
