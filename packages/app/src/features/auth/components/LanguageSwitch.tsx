import { color, focusRing, radius, space, typeStyle } from '@iskra/ui';
import { limits, type Locale } from '@iskra/api-contract';
import { ChevronDown, Globe } from '@iskra/ui/icons';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useVisitorStores } from '../../../model/StoresContext';
import { languageNames, useText } from '../../../shared/i18n';
import { welcomeMessages } from '../messages';

/** The interface language, each named in itself [I18-01]. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { preferences, session } = useVisitorStores();
  const t = useText();
  return (
    <Box>
      <Globe size={18} />
      <select
        aria-label={t(welcomeMessages.language)}
        value={preferences.locale}
        onChange={({ target }) => void preferences.chooseLocale(target.value as Locale, session.isSignedIn)}
      >
        {limits.locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} />
    </Box>
  );
});

const Box = styled.span`
  ${typeStyle('small')}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text-secondary')};
  font-weight: 600;
  & > svg {
    pointer-events: none;
  }
  & > svg:first-child {
    position: absolute;
    inset-inline-start: 0;
  }
  & > svg:last-child {
    position: absolute;
    inset-inline-end: 0;
  }
  & > select {
    appearance: none;
    min-block-size: 44px;
    padding-inline: 26px 24px;
    border: 0;
    border-radius: ${radius('sm')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    ${focusRing}
  }
  & option {
    background: ${color('surface-raised')};
    color: ${color('text-primary')};
  }
`;
