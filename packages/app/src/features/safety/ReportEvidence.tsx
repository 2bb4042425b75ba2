import { photoPath } from '@iskra/api-contract';
import { Checkbox, color, radius, space, typeStyle } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../../shared/i18n';
import { safetyMessages } from './messages';
import type { Evidence } from './SafetyDialogContext';

export interface ReportEvidenceProps extends Pick<Evidence, 'photo' | 'messages'> {
  /** The messages that go along. */
  chosenIds: readonly number[];
  onChosenIdsChange: (ids: number[]) => void;
}

/** What goes along with a report: the photo it is about, and those of their messages that are ticked [BLK-04]. */
export function ReportEvidence({ photo, messages, chosenIds, onChosenIdsChange }: ReportEvidenceProps) {
  const t = useText();
  const change = (id: number, isChosen: boolean) =>
    onChosenIdsChange(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id));
  return (
    <>
      {photo && (
        <Photo>
          <img src={photoPath(photo.path, 'sm')} alt="" />
          {t(safetyMessages.withPhoto)}
        </Photo>
      )}
      {messages && messages.length > 0 && (
        <Messages>
          <legend>{t(safetyMessages.withMessages)}</legend>
          {messages.map(({ id, text }) => (
            <Checkbox
              key={id}
              label={<Words dir="auto">{text}</Words>}
              checked={chosenIds.includes(id)}
              onValueChange={(isChosen) => change(id, isChosen)}
            />
          ))}
        </Messages>
      )}
    </>
  );
}

const Photo = styled.p`
  ${typeStyle('body')}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: 0;
  & > img {
    flex: none;
    inline-size: 64px;
    block-size: 64px;
    border-radius: ${radius('sm')};
    background: ${color('surface-sunken')};
    object-fit: cover;
  }
`;

const Messages = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    ${typeStyle('small')}
    margin-block-end: ${space(2)};
    padding: 0;
  }
`;

/** The beginning of what was said: a report keeps all of it. */
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
