interface Addition {
  readonly name: string;
  readonly nameEn: string;
  readonly adminCode: string;
  readonly lat: string;
  readonly lon: string;
  readonly population: number;
}

/** Places of the list that the package lacks, or has in the wrong place or with a population long outgrown. */
export const additions: readonly Addition[] = [
  // New suburbs of Saint Petersburg: towns since 2019 and 2018.
  addition('Мурино', 'Murino', '42', '60.04796', '30.45204', 89083),
  addition('Кудрово', 'Kudrovo', '42', '59.90831', '30.51333', 66791),
  // Absent from the package.
  addition('Азнакаево', 'Aznakayevo', '73', '54.85910', '53.07410', 33925),
  addition('Каменка', 'Kamenka', '57', '53.18530', '44.04690', 33000),
  addition('Исилькуль', 'Isilkul', '54', '54.91000', '71.26440', 21900),
  addition('Фокино', 'Fokino', '10', '53.46', '34.42', 12700),
  addition('Заозёрный', 'Zaozyorny', '91', '55.96', '94.70', 10000),
  addition('Щучье', 'Shchuchye', '40', '55.21', '62.75', 9300),
  addition('Теберда', 'Teberda', '27', '43.45', '41.74', 8600),
  addition('Миньяр', 'Minyar', '13', '55.07', '57.55', 8400),
  addition('Облучье', 'Obluchye', '89', '49.02', '131.05', 8000),
  addition('Липки', 'Lipki', '76', '53.94', '37.70', 7900),
  addition('Иннополис', 'Innopolis', '73', '55.75', '48.74', 7600),
  addition('Советск', 'Sovetsk', '76', '53.93', '37.63', 6700),
  addition('Дмитриев', 'Dmitriyev', '41', '52.13', '35.08', 6500),
  addition('Артёмовск', 'Artyomovsk', '91', '54.35', '93.43', 1600),
  // Two quarters 23 km apart, of which the package marks the smaller one.
  addition('Межгорье', 'Mezhgorye', '08', '54.23', '57.97', 15861),
  // There with the population of a hamlet, or with none.
  addition('Майский', 'Maysky', '22', '43.64140', '44.03851', 26500),
  addition('Инта', 'Inta', '34', '66.03169', '60.16594', 20900),
  // Grown past 12,000 since the package's count.
  addition('Гурьевск', 'Guryevsk', '23', '54.77323', '20.60521', 19500),
  addition('Светлогорск', 'Svetlogorsk', '23', '54.93987', '20.15479', 17400),
  addition('Магас', 'Magas', '19', '43.17030', '44.81240', 15300),
  addition('Анадырь', 'Anadyr', '15', '64.73424', '177.51030', 13200),
];

function addition(
  name: string,
  nameEn: string,
  adminCode: string,
  lat: string,
  lon: string,
  population: number,
): Addition {
  return { name, nameEn, adminCode, lat, lon, population };
}
