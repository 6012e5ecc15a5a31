import type { UserInfo } from '@caravan/shared/contracts/calls';
import type { User } from '../../database/schema';
import { isCurrency, type Currency, type Language } from '@caravan/shared/terms';
import { countryOf } from '../countries/countries';

const shownCountry = (id: string | null, language: Language): UserInfo['countryDTO'] => {
  const country = id === null ? undefined : countryOf(id, language);
  return country === undefined ? null : { icon: country.icon, name: country.name, nameEn: country.nameEn };
};

/** Returns the currency that a user sees prices in. */
export const currencyOf = ({ currency }: Pick<User, 'currency'>): Currency => (isCurrency(currency) ? currency : 'USD');

/** Returns the answer of calls about a user. */
export const userInfoOf = (user: User, language: Language): UserInfo => {
  const names = [user.firstName, user.lastName].filter((name) => name !== null);
  return {
    id: String(user.id),
    level: user.level,
    avatar: user.avatar,
    firstName: user.firstName,
    lastName: user.lastName,
    name: names.length > 0 ? names.join(' ') : user.email,
    email: user.email,
    country: user.country,
    countryDTO: shownCountry(user.country, language),
    currency: currencyOf(user),
  };
};
