import type { Language } from '@caravan/shared/terms';
import { termOf } from '../../terms/terms';

/**
 * Words for keys that the database stores as values of attributes. Keys that are missing here are terms of the whole
 * API.
 */
const words: Readonly<Record<string, { readonly en: string; readonly ge: string }>> = {
  yes: { en: 'Yes', ge: 'კი' },
  no: { en: 'No', ge: 'არა' },
  sedan: { en: 'Sedan', ge: 'სედანი' },
  hatchback: { en: 'Hatchback', ge: 'ჰეჩბეკი' },
  liftback: { en: 'Liftback', ge: 'ლიფტბეკი' },
  suv: { en: 'SUV', ge: 'ჯიპი' },
  leftHand: { en: 'Left', ge: 'მარცხენა' },
  rightHand: { en: 'Right', ge: 'მარჯვენა' },
  us: { en: 'United States', ge: 'აშშ' },
  germany: { en: 'Germany', ge: 'გერმანია' },
  japan: { en: 'Japan', ge: 'იაპონია' },
  korea: { en: 'South Korea', ge: 'სამხრეთ კორეა' },
  china: { en: 'China', ge: 'ჩინეთი' },
  uzbekistan: { en: 'Uzbekistan', ge: 'უზბეკეთი' },
  russia: { en: 'Russia', ge: 'რუსეთი' },
  cleared: { en: 'Cleared', ge: 'განბაჟებული' },
  notCleared: { en: 'Not cleared', ge: 'განუბაჟებელი' },
  fullBook: { en: 'Complete', ge: 'სრული' },
  partBook: { en: 'In part', ge: 'ნაწილობრივი' },
  manualAc: { en: 'Air conditioning', ge: 'კონდიციონერი' },
  climate1: { en: 'Automatic', ge: 'კლიმატ-კონტროლი' },
  climate2: { en: 'Automatic, two zones', ge: 'კლიმატ-კონტროლი, ორზონიანი' },
  climate3: { en: 'Automatic, three zones', ge: 'კლიმატ-კონტროლი, სამზონიანი' },
  fabric: { en: 'Fabric', ge: 'ქსოვილი' },
  partLeather: { en: 'Fabric and leather', ge: 'ქსოვილი და ტყავი' },
  artificialLeather: { en: 'Artificial leather', ge: 'ხელოვნური ტყავი' },
  leather: { en: 'Leather', ge: 'ტყავი' },
  frontSeats: { en: 'Front', ge: 'წინა' },
  allSeats: { en: 'Front and rear', ge: 'წინა და უკანა' },
  rearSensors: { en: 'Rear sensors', ge: 'უკანა სენსორები' },
  rearCamera: { en: 'Rear camera', ge: 'უკანა ხედვის კამერა' },
  cameraAndSensors: { en: 'Rear camera and sensors', ge: 'უკანა ხედვის კამერა და სენსორები' },
  camera360: { en: 'Cameras all round', ge: '360° კამერა' },
  cruise: { en: 'Cruise control', ge: 'კრუიზ-კონტროლი' },
  adaptiveCruise: { en: 'Adaptive', ge: 'ადაპტური' },
  sunroof: { en: 'Sunroof', ge: 'ლუქი' },
  panoramicRoof: { en: 'Panoramic', ge: 'პანორამული' },
  halogen: { en: 'Halogen', ge: 'ჰალოგენი' },
  xenon: { en: 'Xenon', ge: 'ქსენონი' },
  ledLights: { en: 'LED', ge: 'LED' },
  matrixLights: { en: 'Matrix LED', ge: 'მატრიცული LED' },
};

export const wordOf = (key: string, language: Language): string => words[key]?.[language] ?? termOf(key, language);
