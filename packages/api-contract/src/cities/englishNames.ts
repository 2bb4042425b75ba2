/** English names by the package's id, where its own is not the city's or not what people write. */
export const englishNames: Readonly<Record<number, string>> = {
  462792: 'Zhukov',
  484747: 'Talovaya',
  501175: 'Rostov-on-Don',
  515804: 'Tsotsi-Yurt',
  535334: 'Lgov',
  549741: 'Kholmskaya',
  551846: 'Lagan',
  579514: 'Balakhna',
  2122850: 'Nikolayevsk-on-Amur',
  12041452: 'Mezhgorye',
};
