import type { Language } from '@caravan/shared/contracts';
import en from '../locales/en.json';
import ge from '../locales/ge.json';
import homePageEn from '../pages/HomePage/locales/en.json';
import homePageGe from '../pages/HomePage/locales/ge.json';
import vehiclePageEn from '../pages/VehiclePage/locales/en.json';
import vehiclePageGe from '../pages/VehiclePage/locales/ge.json';
import advertiserPageEn from '../pages/AdvertiserPage/locales/en.json';
import advertiserPageGe from '../pages/AdvertiserPage/locales/ge.json';
import specSheetPageEn from '../pages/SpecSheetPage/locales/en.json';
import specSheetPageGe from '../pages/SpecSheetPage/locales/ge.json';
import carPageEn from '../pages/CarPage/locales/en.json';
import carPageGe from '../pages/CarPage/locales/ge.json';
import watchListPageEn from '../pages/WatchListPage/locales/en.json';
import watchListPageGe from '../pages/WatchListPage/locales/ge.json';
import downloadsPageEn from '../pages/DownloadsPage/locales/en.json';
import downloadsPageGe from '../pages/DownloadsPage/locales/ge.json';
import prizePageEn from '../pages/PrizePage/locales/en.json';
import prizePageGe from '../pages/PrizePage/locales/ge.json';

const english = {
  ...en,
  ...homePageEn,
  ...vehiclePageEn,
  ...advertiserPageEn,
  ...specSheetPageEn,
  ...carPageEn,
  ...watchListPageEn,
  ...downloadsPageEn,
  ...prizePageEn,
};

const georgian = {
  ...ge,
  ...homePageGe,
  ...vehiclePageGe,
  ...advertiserPageGe,
  ...specSheetPageGe,
  ...carPageGe,
  ...watchListPageGe,
  ...downloadsPageGe,
  ...prizePageGe,
};

/** All that this remote says, as a page has it once every part was loaded. */
export const texts: Readonly<Record<Language, object>> = { en: english, ge: georgian };
