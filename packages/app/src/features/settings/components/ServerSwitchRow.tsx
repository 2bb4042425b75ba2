import { Banner, Switch } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import type { MessageDescriptor } from 'react-intl';
import { useText } from '../../../shared/i18n';
import { StatusLine } from '../../../shared/layout';
import type { ServerSwitch } from '../../../model/session/ServerSwitch';
import { settingsMessages as messages } from '../messages';
import { Explained } from './Explained';

interface ServerSwitchRowProps {
  setting: ServerSwitch;
  title: MessageDescriptor;
  /** What it does. */
  hint: MessageDescriptor;
  /** In place of the hint where the server could not be asked. */
  unknown: MessageDescriptor;
}

/** A setting that the server keeps: pale until it is known, and unchanged where the server did not take it. */
export const ServerSwitchRow = observer(function ServerSwitchRow(props: ServerSwitchRowProps) {
  const { setting, title, hint, unknown } = props;
  const t = useText();
  const isUnknown = setting.chosen === undefined;
  return (
    <>
      <div>
        <Switch
          label={
            <Explained title={t(title)} hint={t(isUnknown && setting.loading.isFailed ? unknown : hint)} />
          }
          checked={setting.chosen ?? false}
          disabled={isUnknown}
          onValueChange={(isOn) => void setting.set(isOn)}
        />
        <StatusLine text={setting.isWaiting && t(messages.waits)} />
      </div>
      {setting.switching.isFailed && <Banner tone="error">{t(messages.switchFailed)}</Banner>}
    </>
  );
});
