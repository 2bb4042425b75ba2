import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { languageOf } from '../../theme/chooseLanguage';
import { useIskra } from '../../theme/IskraContext';
import { MarkShape } from './MarkShape';
import { wordmarks } from './wordmarks';

export interface LogoProps extends ComponentPropsWithoutRef<'svg'> {
  /** Height of the disc in CSS px. @default 34 */
  size?: number | undefined;
  /** One colour, that of the text around it. @default false */
  mono?: boolean | undefined;
}

const viewTop = -2;
const viewHeight = 52;
const discHeight = 42;

/** Mark and name, in the provider's language. */
export const Logo = forwardRef<SVGSVGElement, LogoProps>(function Logo(
  { size = 34, mono, ...elementProps },
  ref,
) {
  const { name, path, viewWidth } = wordmarks[languageOf(useIskra().locale) === 'ru' ? 'ru' : 'en'];
  const scale = size / discHeight;
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={name}
      width={viewWidth * scale}
      height={viewHeight * scale}
      viewBox={`0 ${viewTop} ${viewWidth} ${viewHeight}`}
      {...elementProps}
    >
      <MarkShape mono={mono} />
      <g transform="translate(62 38.6) scale(1.34)" fill="currentColor">
        <path d={path} />
      </g>
    </svg>
  );
});
