import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '../../../model/StoresContext';
import { part } from '../../../shared/layout';

const PausedLine = part(async (needTexts) => {
  const [loaded] = await Promise.all([import('./PausedLine'), needTexts('settings')]);
  return loaded.PausedLine;
});

/** Asks whether the profile is paused, and only then loads the line that says so. */
export const PauseWatch = observer(function PauseWatch() {
  const { pause } = useStores().switches;
  useEffect(() => pause.query.look(), [pause]);
  return pause.isOn ? <PausedLine pause={pause} /> : null;
});
