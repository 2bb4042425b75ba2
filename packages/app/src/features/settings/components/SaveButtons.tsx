import { Banner, Button } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import type { SectionEdit } from '../model/SectionEdit';
import { useSettingsProblem } from '../useSettingsProblem';
import { Buttons } from './Settings.styles';

export interface SaveButtonsProps {
  edit: Pick<SectionEdit<object, string>, 'isBusy' | 'problems'>;
  onCancel: () => void;
}

/** Save and reset, and over them why saving did not go through [SET-02]. */
export const SaveButtons = observer(function SaveButtons({ edit, onCancel }: SaveButtonsProps) {
  const t = useText();
  const problem = useSettingsProblem()(edit.problems.general);
  return (
    <>
      {problem && <Banner tone="error">{problem}</Banner>}
      <Buttons>
        <Button type="submit" busy={edit.isBusy}>
          {t(messages.save)}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t(messages.reset)}
        </Button>
      </Buttons>
    </>
  );
});
