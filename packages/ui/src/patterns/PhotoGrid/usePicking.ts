import { useRef, useState } from 'react';
import { measurePhoto } from './measurePhoto';
import { pickPhotos, type PickedPhoto, type Picking, type PickingRules } from './pickPhotos';

export interface PickingOptions extends Omit<PickingRules, 'measure' | 'allowed'> {
  /** Each file that is fit is cut by the member first. */
  isCropped: boolean;
  onAdd: ((picked: readonly PickedPhoto[]) => void) | undefined;
}

const nothing: Picking = { picked: [], duplicates: [], leftOut: 0 };

/** Looks into files, asks once about those that are there already, lets each be cut, and hands them over. */
export function usePicking({ isCropped, onAdd, ...rules }: PickingOptions) {
  const [last, setLast] = useState(nothing);
  const [toCrop, setToCrop] = useState<readonly PickedPhoto[]>([]);
  const allowed = useRef<File[]>([]);

  function handOver(picked: readonly PickedPhoto[]): void {
    const fit = isCropped ? picked.filter(({ problem }) => !problem) : [];
    setToCrop((waiting) => [...waiting, ...fit]);
    const rest = picked.filter((photo) => !fit.includes(photo));
    if (rest.length > 0) onAdd?.(rest);
  }

  async function add(files: readonly File[]): Promise<void> {
    const found = await pickPhotos(files, { ...rules, allowed: allowed.current, measure: measurePhoto });
    setLast((before) => ({ ...found, duplicates: [...before.duplicates, ...found.duplicates] }));
    handOver(found.picked);
  }

  function answerDuplicates(isWanted: boolean): void {
    const wanted = isWanted ? last.duplicates.slice(0, rules.freeSlots) : [];
    allowed.current.push(...wanted);
    setLast({ ...nothing, leftOut: isWanted ? last.duplicates.length - wanted.length : 0 });
    handOver(wanted.map((file) => ({ file })));
  }

  return {
    add,
    leftOut: last.leftOut,
    duplicates: last.duplicates,
    answerDuplicates,
    /** The file to be cut next. */
    cropping: toCrop[0],
    /** How many are to be cut. */
    toCrop: toCrop.length,
    /** The cut is made; null leaves the file out. */
    endCrop: (crop: PickedPhoto['crop'] | null) => {
      const [first, ...others] = toCrop;
      setToCrop(others);
      if (first && crop !== null) onAdd?.([{ ...first, crop }]);
    },
  };
}
