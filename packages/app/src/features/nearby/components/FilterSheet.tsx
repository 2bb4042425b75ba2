import { Button, space } from '@iskra/ui';
import { Dialog } from '@iskra/ui/Dialog';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useStores } from '../../../app/StoresContext';
import { useText } from '../../../shared/i18n';
import { useLayout } from '../../../shared/layout';
import { filterMessages as messages } from '../messages';
import type { FilterDialogProps } from './FilterDialog';
import { FilterForm } from './FilterForm';

/** A sheet from below on a phone, a window elsewhere; shows how many people there are [NEA-01]. */
export const FilterSheet = observer(function FilterSheet({ isOpen, onOpenChange, count }: FilterDialogProps) {
  const { filters } = useStores();
  const t = useText();
  const placement = useLayout() === 'mobile' ? 'sheet' : 'center';
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={t(messages.title)} placement={placement}>
        <FilterForm />
        <Actions>
          <Button variant="text" onClick={filters.reset}>
            {t(messages.reset)}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t(messages.show, { count })}</Button>
        </Actions>
      </Dialog.Content>
    </Dialog.Root>
  );
});

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-start: ${space(6)};
`;
