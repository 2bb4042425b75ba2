import { pagePaths } from '@iskra/api-contract/pagePaths';
import { Link as TextLink } from '@iskra/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n';
import { Link, useLayout, useTitle } from '../../../shared/layout';
import { Screen } from '../../shell';
import { settingsMessages } from '../messages';
import { Middle } from './Settings.styles';

export interface SettingsPartProps {
  title: string;
  children: ReactNode;
}

/** A screen that the settings lead to, with the way back: a phone has both in its header. */
export function SettingsPart({ title, children }: SettingsPartProps) {
  const t = useText();
  const isMobile = useLayout() === 'mobile';
  useTitle(title);
  return (
    <Screen title={title} backTo={pagePaths.settings} heading="own">
      <Middle>
        {!isMobile && (
          <header>
            <TextLink asChild>
              <Link to={pagePaths.settings}>{t(settingsMessages.title)}</Link>
            </TextLink>
            <h1>{title}</h1>
          </header>
        )}
        {children}
      </Middle>
    </Screen>
  );
}
