const pairs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
};

/** How German and the Nordic languages write these letters where a keyboard has none: `Koeln`, `Aarhus`. */
export const withoutUmlauts = (name: string): string =>
  name.normalize('NFC').replace(/[äöüßøåæ]/gi, (letter) => pairs[letter.toLowerCase()] ?? letter);
