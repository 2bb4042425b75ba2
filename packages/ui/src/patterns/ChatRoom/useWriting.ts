import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { MessageComposerProps } from './MessageComposer';
import { useDraft } from './useDraft';
import { useTyping } from './useTyping';

const draftDelay = 300;
const counterFrom = 200;

interface WritingOptions extends Pick<MessageComposerProps, 'onSend' | 'onDraftChange' | 'onTyping'> {
  draft: string;
  maxLength: number;
  isDisabled: boolean;
}

/** What is written and how it is sent; the text stays in the field, so that typing renders nothing. */
export function useWriting({ draft, maxLength, isDisabled, onSend, ...told }: WritingOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setEmpty] = useState(() => draft.trim() === '');
  const [nearLimit, setNearLimit] = useState<number | null>(() => lengthNearLimit(draft, maxLength));
  const [isExplained, setExplained] = useState(false);
  const tellDraft = useDraft(field, told.onDraftChange);
  const tellTyping = useTyping(told.onTyping, isDisabled);

  const showText = (element: HTMLTextAreaElement) => {
    setEmpty(element.value.trim() === '');
    setNearLimit(lengthNearLimit(element.value, maxLength));
    fitHeight(element);
  };
  const handleInput = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
    showText(currentTarget);
    setExplained(false);
    tellDraft(draftDelay);
    tellTyping(currentTarget.value.trim() !== '');
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const element = field.current;
    const text = element?.value.trim() ?? '';
    if (!element || text === '') return;
    if (text.length > maxLength) {
      setExplained(true);
      element.focus();
      return;
    }
    element.value = '';
    showText(element);
    tellTyping(false);
    if (isDisabled) return;
    onSend(text);
    tellDraft(0);
    element.focus();
  };
  return { field, isEmpty, nearLimit, isExplained, handleInput, send };
}

function lengthNearLimit(text: string, maxLength: number): number | null {
  const { length } = text.trim();
  return length > maxLength - counterFrom ? length : null;
}

function fitHeight(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight + 2}px`;
}
