/** English names by the package's id, where its own is not the city's or not what people write. */
export const englishNames: Readonly<Record<number, string>> = {
  461720: 'Kosteryovo',
  462792: 'Zhukov',
  484747: 'Talovaya',
  501175: 'Rostov-on-Don',
  515804: 'Tsotsi-Yurt',
  535334: 'Lgov',
  541235: 'Kremyonki',
  542333: 'Biryuch',
  549741: 'Kholmskaya',
  551846: 'Lagan',
  565908: 'Dmitrovsk',
  569122: 'Chyormoz',
  577711: 'Belozersk',
  579514: 'Balakhna',
  2122850: 'Nikolayevsk-on-Amur',
};
