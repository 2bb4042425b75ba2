import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IskraProvider } from '../theme';

type Example = Readonly<Record<string, ComponentType>>;

const examples = import.meta.glob<Example>('../{primitives,components,patterns}/*/*.example.tsx', {
  eager: true,
});

// The compiler checks what they hand to the kit: they are part of its project.
it.each(Object.entries(examples))('%s shows something when it is pasted', (_file, module) => {
  const [[, Pasted] = []] = Object.entries(module);
  expect(Object.keys(module)).toHaveLength(1);
  const html = renderToString(
    <IskraProvider locale="en" scoped>
      {Pasted && <Pasted />}
    </IskraProvider>,
  );
  const inside = html.replace(/<style[^]*?<\/style>/g, '').replace(/^<div[^>]*>|<\/div>$/g, '');
  expect(inside).toMatch(/^</);
  expect(html).not.toMatch(/[а-яё]{3,}/i);
});
