import { useContext, useState, type ComponentType } from 'react';
import { NeedTextsContext } from '../../shared/i18n';
import type { LoginHelpProps } from './LoginHelp';

/** The dialogs of /login, loaded with their texts when one is first asked for: the page is to load fast. */
export function useLoginHelp() {
  const needTexts = useContext(NeedTextsContext);
  const [Part, setPart] = useState<ComponentType<LoginHelpProps> | null>(null);
  const [isRecovering, setRecovering] = useState(false);

  /** Then opens the recovery, or says that it did not load; by itself it only makes the part ready. */
  async function load(onLoadFailed?: () => void): Promise<void> {
    try {
      const [{ LoginHelp }] = await Promise.all([import('./LoginHelp'), needTexts('recovery')]);
      setPart(() => LoginHelp);
      if (onLoadFailed) setRecovering(true);
    } catch (error) {
      console.warn('Not loaded', error);
      onLoadFailed?.();
    }
  }

  return { Part, load, isRecovering, setRecovering };
}
