import { EmptyState } from '@iskra/ui';
import { MessageCircle } from '@iskra/ui/icons';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { chatMessages as messages } from '../messages';

/** The room's place while no dialogue is open [CHT-02]. */
export function NothingSelected() {
  const t = useText();
  return (
    <Middle>
      <EmptyState icon={<MessageCircle />} title={t(messages.select)} text={t(messages.selectText)} />
    </Middle>
  );
}

export const Middle = styled.div`
  display: grid;
  place-items: center;
  block-size: 100%;
`;
