import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { mixColours as mix } from './mixColours';

/** One drawn person; head, face and beard are names of open-peeps (Pablo Stanley, CC0), colours `#rrggbb`. */
export interface Figure {
  readonly head: string;
  readonly face: 'smile' | 'calm' | 'contempt';
  readonly beard?: string | undefined;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly stripe?: string | undefined;
}

const ink = '#2b1622';
const marks = { skin: 'abcde1', hair: 'abcde2', cloth: 'abcde3' };

/** Draws a figure in a box of 704, its outlines tinted with hair and skin; `id` keeps its clip paths apart. */
export function drawFigure(figure: Figure, id: string): string {
  const { body, head, face, rest } = parts(figure);
  const hasContrast = head.includes(marks.hair);
  const line = mix(figure.hair, ink, hasContrast ? 0.62 : 0);
  const features = mix(mix(mix(figure.skin, '#7a2f2a', 0.55), ink, 0.42), ink, 0.45);
  const drawn = [
    drawBody(figure, body, id),
    clipHead(head.replaceAll('#000', line), id),
    blush(figure.skin),
    face.replaceAll('#000', features),
    rest.replaceAll('#000', mix(figure.hair, ink, hasContrast ? 0.3 : 0.08)),
  ];
  return drawn
    .join('')
    .replaceAll(`#${marks.skin}`, figure.skin)
    .replaceAll(`#${marks.hair}`, figure.hair)
    .replaceAll(`#${marks.cloth}`, figure.cloth);
}

/** The library's drawing, cut where it puts head, face and beard together. */
function parts({ head, face, beard }: Figure) {
  const svg = createAvatar(openPeeps, {
    head: [head],
    face: [face],
    ...(beard === undefined ? {} : { facialHair: [beard] }),
    facialHairProbability: beard === undefined ? 0 : 100,
    accessoriesProbability: 0,
    maskProbability: 0,
    skinColor: [marks.skin],
    headContrastColor: [marks.hair],
    clothingColor: [marks.cloth],
  } as openPeeps.Options).toString();
  const inner = svg.replace(/^[\s\S]*?<g mask="url\(#viewboxMask\)">/, '').replace(/<\/g><\/svg>$/, '');
  const atHead = inner.indexOf('<g transform="matrix(');
  const atFace = inner.indexOf('<g transform="translate(315 248)"');
  const atBeard = inner.indexOf('<g transform="translate(279 400)"');
  return {
    body: inner.slice(0, atHead),
    head: inner.slice(atHead, atFace),
    face: inner.slice(atFace, atBeard),
    rest: inner.slice(atBeard),
  };
}

function drawBody({ skin, cloth, stripe }: Figure, body: string, id: string): string {
  const [skinPath = '', clothPath = '', linePath = ''] = body.match(/<path[^>]*\/>/g) ?? [];
  const outline = (path: string) => / d="([^"]*)"/.exec(path)?.[1] ?? '';
  return `<g fill-rule="evenodd" clip-rule="evenodd">
    <clipPath id="${id}s"><path d="${outline(skinPath)}"/></clipPath>
    <clipPath id="${id}c"><path d="${outline(clothPath)}"/></clipPath>
    ${skinPath}
    <g clip-path="url(#${id}s)"><ellipse cx="375" cy="545" rx="128" ry="74" fill="${mix(skin, '#8a3b3b', 0.42)}" opacity=".55"/></g>
    ${clothPath}
    ${stripe === undefined ? '' : stripes(stripe, id)}
    <g clip-path="url(#${id}c)"><ellipse cx="395" cy="640" rx="210" ry="80" fill="${mix(cloth, ink, 0.5)}" opacity=".16"/></g>
    ${linePath.replace('#000', mix(cloth, ink, 0.38))}
  </g>`;
}

function stripes(colour: string, id: string): string {
  const bands = [640, 712, 784, 856, 928, 1000].map(
    (y) => `<path d="M-60 ${y}Q360 ${y + 46} 760 ${y}v26Q360 ${y + 72} -60 ${y + 26}Z"/>`,
  );
  return `<g clip-path="url(#${id}c)" fill="${colour}">${bands.join('')}</g>`;
}

/** Some heads have a stray dot far to the right. */
function clipHead(head: string, id: string): string {
  return `<clipPath id="${id}h"><rect x="-100" y="-200" width="795" height="1300"/></clipPath><g clip-path="url(#${id}h)">${head}</g>`;
}

function blush(skin: string): string {
  const fill = mix('#f0605a', skin, 0.15);
  return `<g opacity=".34"><ellipse cx="398" cy="428" rx="34" ry="22" fill="${fill}" filter="url(#blr)"/><ellipse cx="497" cy="418" rx="20" ry="19" fill="${fill}" filter="url(#blr)"/></g>`;
}
