type ColourName =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5'
  | 'fl'
  | 'g'
  | 'h1'
  | 'h2'
  | 'k1'
  | 'k2'
  | 'l'
  | 'm1'
  | 'm2'
  | 'm3'
  | 't'
  | 'v'
  | 'w1'
  | 'w2';
type PositionName = 'sx' | 'lx' | 'gx' | 'gy' | 'x' | 'y' | 'r';

/** Colours of a scene by its own short names, and where its few movable things are. */
export type Palette = Readonly<Partial<Record<ColourName, string>>> & {
  readonly at?: Readonly<Partial<Record<PositionName, number>>>;
};

type Stop = readonly [offset: number, colour: string, opacity?: number];

const lg = (id: string, stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;
const rg = (id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;
const R = '<rect width="900" height="1200"';
/** Drawn places, 900 x 1200; a palette changes colours and a few positions. */
export const scenes = {
  dusk: (p: Palette) => `<defs>${lg('bg', [
    [0, p.a || '#f7b08c'],
    [0.55, p.b || '#f3c9ad'],
    [1, p.c || '#e79a86'],
  ])}${rg('sun', [
    [0, '#fff3dd', 0.95],
    [0.35, '#ffe2b8', 0.7],
    [1, '#ffd9a8', 0],
  ])}</defs>${R} fill="url(#bg)"/><circle cx="${p.at?.sx || 690}" cy="330" r="330" fill="url(#sun)"/>
    <path d="M0 690C150 610 260 650 380 600S640 560 900 650V1200H0Z" fill="${p.h1 || '#d98d80'}" opacity=".55"/><path d="M0 800C200 720 330 800 520 740S780 740 900 780V1200H0Z" fill="${p.h2 || '#b96d74'}" opacity=".6"/>`,
  sea: (p: Palette) => `<defs>${lg('bg', [
    [0, p.a || '#bcd3d8'],
    [0.5, p.b || '#f1d7c4'],
    [0.56, p.b || '#f4d2b8'],
  ])}${lg('w', [
    [0, p.w1 || '#8fb3b8'],
    [1, p.w2 || '#4f7f8b'],
  ])}${rg('sun', [
    [0, '#fffaf0', 1],
    [0.3, '#ffeed6', 0.7],
    [1, '#ffe6c4', 0],
  ])}</defs>${R} fill="url(#bg)"/><circle cx="${p.at?.sx || 220}" cy="520" r="300" fill="url(#sun)"/><circle cx="${p.at?.sx || 220}" cy="520" r="62" fill="#fffaf0"/><rect y="640" width="900" height="560" fill="url(#w)"/>
    <g fill="#fff6e6" opacity=".5"><rect x="${(p.at?.sx || 220) - 120}" y="668" width="240" height="7" rx="3.5"/><rect x="${(p.at?.sx || 220) - 70}" y="704" width="190" height="6" rx="3"/><rect x="${(p.at?.sx || 220) - 150}" y="744" width="210" height="6" rx="3"/><rect x="${(p.at?.sx || 220) - 30}" y="790" width="150" height="6" rx="3"/></g>`,
  studio: (p: Palette) =>
    `<defs>${lg(
      'bg',
      [
        [0, p.a || '#e9c8b4'],
        [1, p.b || '#d9a58f'],
      ],
      0,
      0,
      1,
      1,
    )}</defs>${R} fill="url(#bg)"/><g opacity=".5" transform="translate(${p.at?.gx ?? 70} ${p.at?.gy ?? -20}) skewY(-14)" fill="${p.l || '#fff1df'}" filter="url(#soft)"><rect x="0" y="200" width="190" height="250"/><rect x="215" y="200" width="190" height="250"/><rect x="0" y="475" width="190" height="250"/><rect x="215" y="475" width="190" height="250"/><rect x="430" y="200" width="190" height="250"/><rect x="430" y="475" width="190" height="250"/></g>`,
  arch: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#efe0d2'],
      [1, p.b || '#e2cbb8'],
    ])}${lg('ar', [
      [0, p.c || '#e8a488'],
      [1, p.d || '#d27e72'],
    ])}</defs>${R} fill="url(#bg)"/><path d="M${p.at?.x ?? 150} 1200V${p.at?.y ?? 470}a${p.at?.r ?? 300} ${p.at?.r ?? 300} 0 0 1 ${(p.at?.r ?? 300) * 2} 0V1200Z" fill="url(#ar)"/>`,
  night: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#2c1b33'],
      [0.6, p.b || '#57294a'],
      [1, p.c || '#8a3e50'],
    ])}</defs>${R} fill="url(#bg)"/><g filter="url(#soft)">${[
      [120, 250, 64, '#f7b267', 0.55],
      [250, 420, 38, '#f4845f', 0.6],
      [80, 560, 50, '#ffd6a0', 0.35],
      [700, 180, 86, '#f25c54', 0.35],
      [810, 380, 58, '#f7b267', 0.5],
      [640, 90, 34, '#ffe3bd', 0.6],
      [420, 120, 44, '#f27059', 0.35],
      [770, 600, 42, '#ffd6a0', 0.45],
      [520, 240, 26, '#ffe3bd', 0.4],
      [190, 90, 30, '#ffe3bd', 0.45],
      [860, 720, 60, '#f4845f', 0.35],
      [40, 800, 70, '#f7b267', 0.3],
    ]
      .map(([x, y, r, c, o]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity="${o}"/>`)
      .join('')}</g>`,
  forest: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#dfe3c4'],
      [0.6, p.b || '#b9c49a'],
      [1, p.c || '#7f9573'],
    ])}${rg('sun', [
      [0, '#fffbe6', 0.9],
      [1, '#fff4cf', 0],
    ])}</defs>${R} fill="url(#bg)"/><circle cx="${p.at?.sx || 260}" cy="260" r="380" fill="url(#sun)"/><g filter="url(#soft)" opacity=".75" fill="${p.t || '#8aa07a'}"><ellipse cx="60" cy="520" rx="170" ry="360"/><ellipse cx="860" cy="480" rx="190" ry="420"/><ellipse cx="690" cy="620" rx="130" ry="260" opacity=".6"/><ellipse cx="230" cy="660" rx="120" ry="220" opacity=".6"/></g><path d="M0 930C220 860 460 900 900 850V1200H0Z" fill="${p.g || '#6d8465'}" opacity=".6"/>`,
  mountains: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#cfd6e4'],
      [0.7, p.b || '#f3ddd0'],
    ])}</defs>${R} fill="url(#bg)"/><path d="M0 640 160 470 290 590 460 360 640 590 760 480 900 620V1200H0Z" fill="${p.m1 || '#a7b2c8'}" opacity=".75"/><path d="M460 360 520 437 480 470 450 440 410 480 396 447Z" fill="#fff" opacity=".75"/><path d="M0 760 210 620 420 760 620 640 900 790V1200H0Z" fill="${p.m2 || '#8290ac'}" opacity=".8"/><path d="M0 900C250 830 600 930 900 860V1200H0Z" fill="${p.m3 || '#626f8c'}" opacity=".8"/>`,
  cafe: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#c58f6c'],
      [1, p.b || '#8d5546'],
    ])}${rg('lamp', [
      [0, '#fff1cf', 0.95],
      [0.25, '#ffdf9f', 0.6],
      [1, '#ffce85', 0],
    ])}</defs>${R} fill="url(#bg)"/><g opacity=".35" fill="#f6dfc6"><rect x="60" y="150" width="250" height="420" rx="125"/><rect x="600" y="150" width="250" height="420" rx="125"/></g><g opacity=".4" stroke="#6d3d35" stroke-width="8"><path d="M185 150V570M725 150V570M60 370H310M600 370H850" fill="none"/></g><circle cx="${p.at?.lx || 450}" cy="190" r="330" fill="url(#lamp)"/><path d="M${p.at?.lx || 450} 0V110" stroke="#4b2a2a" stroke-width="6"/><path d="M${(p.at?.lx || 450) - 70} 180a70 70 0 0 1 140 0Z" fill="#4b2a2a"/><rect y="930" width="900" height="270" fill="#5f3733" opacity=".55"/>`,
  city: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#f0c3a2'],
      [0.6, p.b || '#f6ddc9'],
      [1, p.c || '#e9b8a0'],
    ])}</defs>${R} fill="url(#bg)"/><circle cx="${p.at?.sx || 650}" cy="380" r="110" fill="#fff4e2" opacity=".9"/><g fill="${p.k1 || '#d9a08c'}" opacity=".7"><path d="M0 560h90v-90h60v-70h16v-60h8v60h16v70h60v160h70v-110h110v210h80v-150h100v90h70v-170h90v130h60v-60h80V1200H0Z"/></g><g fill="${p.k2 || '#b97a74'}" opacity=".65"><path d="M0 760h120v-80h90v120h110v-150h120v130h130v-70h90v100h120v-120h120V1200H0Z"/></g>`,
  winter: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#d7dbe8'],
      [0.7, p.b || '#f3e3e2'],
      [1, '#fbf3f0'],
    ])}</defs>${R} fill="url(#bg)"/><g fill="${p.t || '#f6f1f0'}" opacity=".95"><rect x="70" y="0" width="46" height="1000"/><rect x="210" y="0" width="30" height="960"/><rect x="690" y="0" width="52" height="1000"/><rect x="820" y="0" width="34" height="960"/></g><g fill="#6e6478" opacity=".5">${[
      [70, 180, 28],
      [96, 330, 20],
      [70, 520, 24],
      [210, 260, 18],
      [218, 600, 16],
      [690, 140, 30],
      [712, 380, 30],
      [690, 640, 26],
      [820, 300, 20],
      [830, 520, 22],
    ]
      .map(([x, y, w]) => `<rect x="${x}" y="${y}" width="${w}" height="9" rx="4"/>`)
      .join('')}</g><path d="M0 900C250 850 620 930 900 870V1200H0Z" fill="#fff"/><g fill="#fff">${[
      [140, 120, 7],
      [330, 90, 9],
      [560, 160, 6],
      [620, 320, 8],
      [300, 300, 6],
      [780, 80, 7],
      [160, 480, 8],
      [420, 60, 5],
      [600, 520, 6],
      [40, 680, 7],
      [860, 620, 8],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`,
  plants: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#f3e6d8'],
      [1, p.b || '#e6cfb9'],
    ])}</defs>${R} fill="url(#bg)"/><g fill="${p.l || '#8f9c76'}" opacity=".8"><path d="M-20 560C120 420 170 250 130 90 10 200-60 360-20 560Z"/><path d="M-30 760C160 700 260 560 280 400 120 450 0 560-30 760Z"/><path d="M930 480C800 380 740 230 770 60 880 170 960 310 930 480Z"/><path d="M930 720C760 680 650 560 630 410 790 450 900 550 930 720Z" opacity=".75"/></g><g stroke="${p.v || '#6f7d5a'}" stroke-width="5" fill="none" opacity=".7"><path d="M-20 560C60 400 110 240 130 90M-30 760C100 660 220 520 280 400M930 480C850 340 790 200 770 60M930 720C820 620 700 500 630 410"/></g>`,
  gallery: (p: Palette) =>
    `<defs>${lg('bg', [
      [0, p.a || '#ece6e1'],
      [1, p.b || '#dcd2cb'],
    ])}</defs>${R} fill="url(#bg)"/><g><rect x="70" y="120" width="270" height="350" fill="#fff"/><rect x="98" y="148" width="214" height="294" fill="${p.f1 || '#e5857b'}"/><circle cx="205" cy="300" r="74" fill="${p.f2 || '#f6d7a8'}"/><rect x="570" y="80" width="260" height="260" fill="#fff"/><rect x="596" y="106" width="208" height="208" fill="${p.f3 || '#7a5a78'}"/><path d="M596 314 700 180 804 314Z" fill="${p.f4 || '#c9a7b8'}"/><rect x="600" y="400" width="200" height="250" fill="#fff"/><rect x="622" y="422" width="156" height="206" fill="${p.f5 || '#b9c49a'}"/></g><rect y="980" width="900" height="220" fill="${p.fl || '#c9b3a4'}"/>`,
} satisfies Record<string, (palette: Palette) => string>;

export type SceneName = keyof typeof scenes;
