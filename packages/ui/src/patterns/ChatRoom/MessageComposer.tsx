import { ArrowUp } from '../../icons/icons';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLater } from '../../hooks/useLater';
import { useLabels } from '../../theme/useLabels';
import { chatRoomLabels, type ChatRoomLabels } from './chatRoom.labels';
import { Form } from './MessageComposer.styles';
import { useDisabledFocus } from './useDisabledFocus';
import { useWriting } from './useWriting';

const loadLimit = () => import('./LengthLimit');

export interface MessageComposerProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit' | 'placeholder'
> {
  // [CHT-05]
  /** The trimmed text; never empty, never over the limit. */
  onSend: (text: string) => void;
  /** What the field starts with; give the composer the dialogue's id as `key`. */
  draft?: string | undefined;
  /** What is typed, 300 ms after the last key and when the composer goes away. */
  onDraftChange?: ((text: string) => void) | undefined;
  /** Characters. @default 4000 */
  maxLength?: number | undefined;
  /** The member types (at most every 3 s), or stopped: 5 s without a key, sent, emptied, gone; never while disabled. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
  /** Stands under the field and belongs to it, such as 'No connection: it will be sent later'; disables nothing. */
  note?: string | undefined;
  // [CHT-06]
  /** Why nothing can be sent, such as 'You are blocked'; disables the field. */
  disabledReason?: string | undefined;
  /** Above the field, such as the message that is answered. */
  topSlot?: ReactNode | undefined;
  /** Name of the field. @default 'Message' */
  label?: string | undefined;
  /** Shown in the empty field. @default the label */
  placeholder?: string | undefined;
  /** Takes the focus when it appears; not by touch, where the keyboard would cover the room. @default false */
  autoFocus?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<ChatRoomLabels> | undefined;
}

/** What can be done to a composer from outside. */
export interface MessageComposerHandle {
  /** Puts the focus into the field. */
  readonly focus: () => void;
}

/** Field and button for a message: Enter sends, Shift+Enter begins a line. Typing renders nothing. */
export const MessageComposer = forwardRef<MessageComposerHandle, MessageComposerProps>(
  function MessageComposer(props, ref) {
    const {
      draft = '',
      maxLength = 4000,
      disabledReason,
      autoFocus = false,
      onSend,
      onDraftChange,
      label: ownLabel,
      placeholder,
      labels: overrides,
      onTyping,
      note,
      topSlot,
      ...elementProps
    } = props;
    const labels = useLabels(chatRoomLabels, overrides);
    const label = ownLabel ?? labels.message;
    const notesId = useId();
    const isDisabled = disabledReason !== undefined;
    const words = disabledReason ?? note;
    const told = { onSend, onDraftChange, onTyping };
    const writing = useWriting({ draft, maxLength, isDisabled, ...told });
    const { field, isEmpty, nearLimit, isExplained, send } = writing;
    const limit = useLater(nearLimit !== null, loadLimit);
    const notes = useRef<HTMLDivElement>(null);
    useDisabledFocus(field, notes, isDisabled);

    useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));
    useEffect(() => {
      const isTouched = matchMedia('(pointer: coarse)').matches;
      if (autoFocus && !isDisabled && !isTouched) field.current?.focus({ preventScroll: true });
      // Only when it appears.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    const handleKeyDown = (event: KeyboardEvent) => {
      // Key code 229 is how WebKit marks the Enter that ends a composition.
      const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
      if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event);
    };

    return (
      <Form
        data-disabled={isDisabled || undefined}
        data-empty={isEmpty ? '' : undefined}
        {...elementProps}
        onSubmit={send}
      >
        {topSlot && <div data-part="top">{topSlot}</div>}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          defaultValue={draft}
          aria-label={label}
          placeholder={placeholder ?? label}
          disabled={isDisabled}
          aria-invalid={isExplained || undefined}
          aria-describedby={notesId}
          enterKeyHint="send"
          onInput={writing.handleInput}
          onKeyDown={handleKeyDown}
        />
        <button
          type="submit"
          aria-label={labels.send}
          disabled={isDisabled || isEmpty}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ArrowUp size={24} />
        </button>
        <div ref={notes} id={notesId} data-part="notes" tabIndex={-1}>
          {words && <span>{words}</span>}
          {limit && nearLimit !== null && (
            <limit.LengthLimit length={nearLimit} {...{ maxLength, isExplained, labels }} />
          )}
        </div>
      </Form>
    );
  },
);
