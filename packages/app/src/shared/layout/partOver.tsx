import { useState } from 'react';
import { deferred, type FailedProps } from './deferred';
import { awaited, type LoadPart } from './part';
import { PartFailed } from './PartFailed';
import { PartLoading } from './PartLoading';

/** How what opens over the screen is closed; nothing while it is not open. */
type Closing<Props> = (props: Props) => (() => void) | false;

/** What a dialog is told that its opener keeps open. */
export interface OpenProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** It asks to be closed. */
  onOpenChange: (isOpen: boolean) => void;
}

export const whileOpen: Closing<OpenProps> = ({ isOpen, onOpenChange }) =>
  isOpen && (() => onOpenChange(false));

/**
 * As `part`, for what opens over the screen. It loads when it is first open; until it is there the screen says that it is
 * on its way, and the member may give it up: it would come over what is done by then.
 */
export function partOver<Props extends object>(load: LoadPart<Props>, closing: Closing<Props>) {
  const Awaited = (props: Props) => {
    const close = closing(props);
    return close && <PartLoading onGiveUp={close} />;
  };
  const Missing = (failed: Props & FailedProps) => {
    const close = closing(failed);
    return close && <PartFailed again={failed.again} onClose={close} />;
  };
  let isHere = false;
  const loadAndNote: LoadPart<Props> = async (needTexts) => {
    const Loaded = await load(needTexts);
    isHere = true;
    return Loaded;
  };
  const Part = awaited(deferred(loadAndNote, Missing, PartFailed), Awaited);
  return function PartOver(props: Props) {
    const [isNeeded, setNeeded] = useState(false);
    const isOpen = closing(props) !== false;
    if (isOpen && !isNeeded) setNeeded(true);
    // What is here sees its closing through; what was given up is forgotten, with its failure.
    return isNeeded && (isOpen || isHere) && <Part {...props} />;
  };
}
