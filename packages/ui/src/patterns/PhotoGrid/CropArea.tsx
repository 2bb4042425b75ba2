import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { CropFrame, CropHandle, CropPhoto, CropPlace } from './CropDialog.styles';
import { moveCrop, resizeCrop, zoomCrop, type CropRules, type PhotoCrop } from './photoCrop';
import type { PhotoGridLabels } from './photoGrid.labels';

interface CropAreaProps {
  photo: ImageBitmap;
  crop: PhotoCrop;
  rules: CropRules;
  labels: PhotoGridLabels;
  onCropChange: (crop: PhotoCrop) => void;
}

const step = 0.02;
const zoomStep = 1.1;

/** The photo with a frame over it: dragged or moved by arrows, its corner or Shift resizes, plus and minus zoom. */
export function CropArea({ photo, crop, rules, labels, onCropChange }: CropAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const how = useId();
  const isTurned = crop.turns % 2 === 1;
  const [width, height] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height];
  const drag = useFrameDrag(place, (dx, dy, isResizing) =>
    onCropChange(isResizing ? resizeCrop(crop, dx, dy, rules) : moveCrop(crop, dx, dy)),
  );

  function handleKey(event: KeyboardEvent): void {
    const next = afterKey(event, crop, rules);
    if (!next) return;
    event.preventDefault();
    onCropChange(next);
  }

  const percent = (part: number) => `${part * 100}%`;
  return (
    <CropPlace
      ref={place}
      style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `${(50 * width) / height}vh` }}
    >
      <TurnedPhoto photo={photo} turns={crop.turns} width={width} height={height} />
      <CropFrame
        role="group"
        tabIndex={0}
        aria-label={labels.cropArea}
        aria-describedby={how}
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        onKeyDown={handleKey}
        {...drag(false)}
      >
        <CropHandle aria-hidden {...drag(true)} />
      </CropFrame>
      <span id={how} hidden>
        {rules.shape === 'free' ? labels.cropHowFree : labels.cropHow}
      </span>
    </CropPlace>
  );
}

function afterKey(event: KeyboardEvent, crop: PhotoCrop, rules: CropRules): PhotoCrop | undefined {
  if (event.key === '+' || event.key === '=') return zoomCrop(crop, zoomStep, rules);
  if (event.key === '-') return zoomCrop(crop, 1 / zoomStep, rules);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!way) return undefined;
  const [dx = 0, dy = 0] = way;
  if (event.shiftKey) return resizeCrop(crop, dx * step, dy * step, rules);
  return moveCrop(crop, dx * step, dy * step);
}

/** Handlers of what is dragged; travel comes in parts of the photo. */
function useFrameDrag(
  place: RefObject<HTMLElement | null>,
  onDrag: (dx: number, dy: number, isResizing: boolean) => void,
) {
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  return (isResizing: boolean) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const box = place.current?.getBoundingClientRect();
      if (!from || !box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      onDrag((event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height, isResizing);
      setFrom({ x: event.clientX, y: event.clientY });
    },
    onPointerUp: () => setFrom(null),
    onPointerCancel: () => setFrom(null),
  });
}

/** Most px of a preview. */
const previewSide = 800;

function TurnedPhoto(props: { photo: ImageBitmap; turns: number; width: number; height: number }) {
  const { photo, turns, width, height } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, previewSide / Math.max(width, height));
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush) return;
    brush.setTransform(scale, 0, 0, scale, (width * scale) / 2, (height * scale) / 2);
    brush.rotate((turns * Math.PI) / 2);
    brush.drawImage(photo, -photo.width / 2, -photo.height / 2);
  }, [photo, turns, width, height, scale]);
  return (
    <CropPhoto
      ref={canvas}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      aria-hidden
    />
  );
}
