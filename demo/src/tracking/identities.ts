import { createHash } from 'node:crypto';
import type { identities } from '@caravan/api/schema';

/** People of invented dealers and of other platforms, in Latin letters for readers of both languages: first name, last name, mailbox, platform. */
const people = [
  ['Nino', 'Beridze', 'nino', 'Kolkheti Motors'],
  ['Giorgi', 'Maisuradze', 'giorgi', 'Kolkheti Motors'],
  ['Tamar', 'Kapanadze', 'tamar', 'Kolkheti Motors'],
  ['Levan', 'Tsiklauri', 'levan', 'Rustavi Auto House'],
  ['Davit', 'Gelashvili', 'davit', 'Rustavi Auto House'],
  ['Ana', 'Lomidze', 'ana', 'Rustavi Auto House'],
  ['Irakli', 'Kvaratskhelia', 'irakli', 'Poti Car Terminal'],
  ['Mariam', 'Janelidze', 'mariam', 'Poti Car Terminal'],
  ['Zurab', 'Kharaishvili', 'zurab', 'Poti Car Terminal'],
  ['Ekaterine', 'Nadiradze', 'eka', 'Batumi Wheels'],
  ['Nika', 'Putkaradze', 'nika', 'Batumi Wheels'],
  ['Salome', 'Diasamidze', 'salome', 'Batumi Wheels'],
  ['Vakhtang', 'Chikovani', 'vakhtang', 'Imereti Cars'],
  ['Ketevan', 'Bakradze', 'keti', 'Imereti Cars'],
  ['Beka', 'Abashidze', 'beka', 'Mtkvari Garage'],
  ['Elene', 'Sulaberidze', 'elene', 'Mtkvari Garage'],
  ['Giga', 'Tabatadze', 'giga', 'Mtkvari Garage'],
  ['Sopio', 'Gogoladze', 'sopho', 'Tbilisi Drive'],
  ['Aleksandre', 'Oniani', 'sandro', 'Tbilisi Drive'],
  ['Natia', 'Khutsishvili', 'natia', 'Tbilisi Drive'],
  ['Tornike', 'Mchedlishvili', 'tornike', 'Sakartvelo Lease'],
  ['Lika', 'Kavtaradze', 'lika', 'Sakartvelo Lease'],
  ['Elvin', 'Məmmədov', 'elvin', 'Abşeron Avto'],
  ['Aygün', 'Əliyeva', 'aygun', 'Abşeron Avto'],
  ['Rəşad', 'Hüseynov', 'rashad', 'Abşeron Avto'],
  ['Nigar', 'Quliyeva', 'nigar', 'Xəzər Motors'],
  ['Kamran', 'Həsənov', 'kamran', 'Xəzər Motors'],
  ['Leyla', 'İsmayılova', 'leyla', 'Xəzər Motors'],
  ['Tural', 'Abbasov', 'tural', 'Gəncə Auto Market'],
  ['Sevda', 'Rəhimova', 'sevda', 'Gəncə Auto Market'],
  ['Orxan', 'Vəliyev', 'orkhan', 'Gəncə Auto Market'],
  ['Günel', 'Babayeva', 'gunel', 'Sumqayıt Cars'],
  ['Fuad', 'Kərimov', 'fuad', 'Sumqayıt Cars'],
  ['Zaur', 'Nəbiyev', 'zaur', 'Silk Road Wheels'],
  ['Narmin', 'Səfərova', 'narmin', 'Silk Road Wheels'],
  ['Murad', 'Cəfərov', 'murad', 'Silk Road Wheels'],
  ['Wei', 'Lin', 'lin.wei', 'Dragon Bridge Export'],
  ['Yan', 'Zhou', 'zhou.yan', 'Dragon Bridge Export'],
  ['Maia', 'Tsereteli', 'maia', 'Caspian Listings'],
  ['Tofiq', 'Orucov', 'tofiq', 'Caspian Listings'],
] as const;

const domains: Readonly<Record<(typeof people)[number][3], string>> = {
  'Kolkheti Motors': 'kolkheti-motors.example',
  'Rustavi Auto House': 'rustavi-auto.example',
  'Poti Car Terminal': 'poti-terminal.example',
  'Batumi Wheels': 'batumi-wheels.example',
  'Imereti Cars': 'imereti-cars.example',
  'Mtkvari Garage': 'mtkvari-garage.example',
  'Tbilisi Drive': 'tbilisi-drive.example',
  'Sakartvelo Lease': 'sakartvelo-lease.example',
  'Abşeron Avto': 'absheron-avto.example',
  'Xəzər Motors': 'xazar-motors.example',
  'Gəncə Auto Market': 'ganja-market.example',
  'Sumqayıt Cars': 'sumqayit-cars.example',
  'Silk Road Wheels': 'silkroad-wheels.example',
  'Dragon Bridge Export': 'dragon-bridge.example',
  'Caspian Listings': 'caspian-listings.example',
};

/** 26 characters of a hash: as hard to guess as random ones for anyone who does not read this file, and the same on every machine. */
const idOf = (name: string): string =>
  createHash('sha256').update(`demo identity ${name}`).digest('base64url').slice(0, 26);

/** Invented numbers: +995 32 2 555 0xxx does not exist. One in seven gave none, one in nine no address. */
export const demoIdentities = (): (typeof identities.$inferInsert)[] =>
  people.map(([firstName, lastName, mailbox, platform], index) => ({
    id: idOf(`${mailbox}@${domains[platform]}`),
    firstName,
    lastName,
    phone: index % 7 === 6 ? null : `+995 32 2 555 01 ${String(10 + index)}`,
    email: index % 9 === 8 ? null : `${mailbox}@${domains[platform]}`,
    platform,
  }));
