import { forwardRef, type ComponentPropsWithoutRef, type ElementType, type Ref } from 'react';
import styled from 'styled-components';
import { color, weight } from '../../theme/tokenRefs';
import { typeScale, type TypeName } from '../../theme/typeScale';
import { typeStyle } from '../../theme/typeStyle';

export type TextTone =
  'primary' | 'secondary' | 'muted' | 'accent' | 'positive' | 'negative' | 'warning' | 'premium' | 'inherit';

export interface TextProps extends ComponentPropsWithoutRef<'span'> {
  /** Element to render: a heading, a paragraph. @default 'span' */
  as?: ElementType | undefined;
  /** Style of the type scale. @default 'body' */
  variant?: TypeName | undefined;
  /** Colour by meaning. @default 'inherit' */
  tone?: TextTone | undefined;
  /** Heavier, for names and values. @default false */
  strong?: boolean | undefined;
  /** Figures of one width, for numbers that change or align. @default false */
  tabular?: boolean | undefined;
  /** One line with an ellipsis. @default false */
  truncate?: boolean | undefined;
  /** For a `label` element. */
  htmlFor?: string | undefined;
}

/** Text in a style of the scale, without margins. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(props, ref) {
  const { variant = 'body', tone = 'inherit', strong, tabular, truncate, ...elementProps } = props;
  return (
    <Root
      ref={ref as Ref<HTMLSpanElement>}
      data-variant={variant}
      data-tone={tone}
      data-strong={strong || undefined}
      data-tabular={tabular || undefined}
      data-truncate={truncate || undefined}
      {...elementProps}
    />
  );
});

const tones = {
  primary: 'text-primary',
  secondary: 'text-secondary',
  muted: 'text-muted',
  accent: 'accent-text',
  positive: 'positive-text',
  negative: 'negative-text',
  warning: 'warning-text',
  premium: 'premium-text',
} as const;

const variantRules = (Object.keys(typeScale) as TypeName[])
  .map((name) => `&[data-variant='${name}'] { ${typeStyle(name)} }`)
  .join('\n');

const toneRules = Object.entries(tones)
  .map(([tone, role]) => `&[data-tone='${tone}'] { color: ${color(role)}; }`)
  .join('\n');

const Root = styled.span`
  margin: 0;
  color: inherit;
  overflow-wrap: anywhere;
  ${variantRules}
  ${toneRules}
  &[data-strong] {
    font-weight: ${weight('strong')};
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-truncate] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
