import { color, focusRing, typeStyle, z } from '@iskra/ui';
import styled from 'styled-components';
import { useText } from '../../../shared/i18n';
import { shellMessages } from '../messages';
import { bottomSections } from '../sections';
import { SectionLink } from './SectionLink';

/** The mobile navigation, in reach of the thumb [SHL-04]. */
export function BottomMenu() {
  const t = useText();
  return (
    <Bar aria-label={t(shellMessages.navigation)}>
      {bottomSections.map((section) => (
        <SectionLink key={section.to} {...section} />
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${z('nav')};
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  min-block-size: 64px;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color('border-subtle')};
  background: ${color('surface-card')};
  & > a {
    ${typeStyle('caption')}
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-inline-size: 0;
    min-block-size: 64px;
    color: ${color('text-secondary')};
    text-decoration: none;
    ${focusRing}
  }
  & > a.active {
    color: ${color('accent-text')};
  }
  & > a > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  & > a > span:nth-of-type(1) {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a > span:nth-of-type(2) {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: calc(50% + 2px);
    box-shadow: 0 0 0 2px ${color('surface-card')};
  }
`;
