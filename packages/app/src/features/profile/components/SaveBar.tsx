import { Banner, Button, Text, color, layout, media, space } from '@iskra/ui';
import { Check } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { Announcement } from '../../../shared/layout';
import { profileMessages as messages } from '../messages';
import type { EditFieldsProps } from './AboutFields';

/** Saves and says so; stays in sight, for the form is long [EDT-08]. */
export const SaveBar = observer(function SaveBar({ edit }: EditFieldsProps) {
  const t = useText();
  const { saveState, saving, isChanged } = edit;
  const isInvalid = saving.error?.status === 422;
  return (
    <Bar>
      {saving.isFailed && (
        <Banner tone="error">{t(isInvalid ? messages.saveInvalid : messages.saveFailed)}</Banner>
      )}
      <Row>
        <Button
          type="submit"
          busy={saveState === 'saving'}
          disabled={saveState === 'saved'}
          iconStart={saveState === 'saved' ? <Check size={20} /> : undefined}
        >
          {t(saveState === 'saved' ? messages.saved : messages.save)}
        </Button>
        {isChanged && saveState === 'idle' && (
          <>
            <Button variant="text" onClick={edit.reset}>
              {t(messages.reset)}
            </Button>
            <Text variant="small" tone="muted">
              {t(messages.unsaved)}
            </Text>
          </>
        )}
        <Announcement text={saveState === 'saved' ? t(messages.saved) : null} />
      </Row>
    </Bar>
  );
});

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: ${space(3)};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(3)} ${space(4)};
  background: ${color('surface-page')};
  ${media.mobile} {
    inset-block-end: calc(${layout.mobileNav}px + env(safe-area-inset-bottom));
  }
  /* What is written in stands clear of it. */
  *:has(> &) {
    --iskra-bar-size: 96px;
  }
  /* With text so large it would cover much of what is being written. */
  @media (max-height: 30em) {
    position: static;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;
