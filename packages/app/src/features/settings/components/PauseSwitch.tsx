import { Banner, Switch } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { usePause } from '../usePause';
import { useText } from '../../../shared/i18n';
import { settingsMessages as messages } from '../messages';
import { Explained } from './Explained';

/** Hides the member from new people, and shows them again. */
export const PauseSwitch = observer(function PauseSwitch() {
  const pause = usePause();
  const t = useText();
  const isUnknown = pause.isOn === undefined;
  const hint = isUnknown && pause.loading.isFailed ? messages.pauseUnknown : messages.pauseHint;
  return (
    <>
      <Switch
        label={<Explained title={t(messages.pause)} hint={t(hint)} />}
        checked={pause.isOn ?? false}
        disabled={isUnknown}
        onValueChange={(isOn) => void pause.set(isOn)}
      />
      {pause.switching.isFailed && <Banner tone="error">{t(messages.pauseFailed)}</Banner>}
    </>
  );
});
