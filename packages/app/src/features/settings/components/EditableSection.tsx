import { Button, Card, color, space, typeStyle } from '@iskra/ui';
import { Check, Pencil } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Announcement } from '../../../shared/layout';
import { settingsMessages as messages } from '../messages';
import type { SectionEdit } from '../model/SectionEdit';

export interface EditableSectionProps {
  title: string;
  edit: Pick<SectionEdit<object, string>, 'draft' | 'isSaved' | 'begin'>;
  /** There is something to change. @default true */
  canEdit?: boolean | undefined;
  /** The button is reached: loads what the fields need ahead of the press. */
  onReach?: (() => Promise<unknown>) | undefined;
  /** What is saved. */
  view: ReactNode;
  /** The fields, while they are edited. */
  form: ReactNode;
}

/** A card that is looked at or edited; afterwards it says for a while that it is saved [SET-02, SET-03]. */
export const EditableSection = observer(function EditableSection(props: EditableSectionProps) {
  const { title, edit, canEdit = true, onReach, view, form } = props;
  const t = useText();
  const isEditing = edit.draft !== null;
  const button = useFocusAfter(isEditing);
  // What fails here is asked for again by the press.
  const handleReach = () => void onReach?.().catch(() => undefined);
  const action = (
    <Actions>
      <Announcement text={edit.isSaved ? t(messages.saved) : null} />
      <Saved>
        {edit.isSaved && (
          <>
            <Check size={20} />
            <span>{t(messages.saved)}</span>
          </>
        )}
      </Saved>
      {canEdit && !isEditing && (
        <Button
          ref={button}
          variant="text"
          size="sm"
          iconStart={<Pencil size={20} />}
          aria-label={t(messages.editOf, { section: title })}
          onPointerEnter={handleReach}
          onFocus={handleReach}
          onClick={edit.begin}
        >
          {t(messages.edit)}
        </Button>
      )}
    </Actions>
  );
  return (
    <Card title={title} action={action}>
      {isEditing ? form : view}
    </Card>
  );
});

/** Editing ends where it began: the focus goes back to the button. */
function useFocusAfter(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)} ${space(3)};
  min-block-size: 36px;
  margin-inline-end: calc(-1 * ${space(4)});
`;

const Saved = styled.span`
  ${typeStyle('small')}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('positive-text')};
  font-weight: 600;
`;
