import { observer } from 'mobx-react-lite';
import { lazy, useContext, useEffect, useState } from 'react';
import { useStores } from '../../../model/StoresContext';
import { NeedTextsContext } from '../../../shared/i18n';
import { LazyPart } from '../../../shared/layout';

/** Asks whether the profile is paused, and only then loads the line that says so. */
export const PauseWatch = observer(function PauseWatch() {
  const { pause } = useStores().switches;
  const needTexts = useContext(NeedTextsContext);
  const [Line] = useState(() =>
    lazy(async () => {
      const [{ PausedLine }] = await Promise.all([import('./PausedLine'), needTexts('settings')]);
      return { default: PausedLine };
    }),
  );
  useEffect(() => pause.query.look(), [pause]);
  if (!pause.isOn) return null;
  return (
    <LazyPart>
      <Line pause={pause} />
    </LazyPart>
  );
});
