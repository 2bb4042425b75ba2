import { VisuallyHidden, color } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useReportNews } from '../useReports';
import { useText } from '../../../shared/i18n';
import { reportsMessages as messages } from '../messages';

/** A dot where the outcome of a report is new to the member. */
export const NewsDot = observer(function NewsDot() {
  const t = useText();
  if (!useReportNews()) return null;
  return (
    <Dot>
      <VisuallyHidden>{t(messages.news)}</VisuallyHidden>
    </Dot>
  );
});

const Dot = styled.i`
  position: relative;
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${color('accent-solid')};
  /* Where the system chooses the colours, a background is none. */
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
