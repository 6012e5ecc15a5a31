import type { UserInfo } from '@caravan/shared/contracts/calls';

/** A signed-in user. */
export const user: UserInfo = {
  id: '7',
  level: 2,
  avatar: null,
  firstName: 'Nino',
  lastName: 'Beridze',
  name: 'Nino Beridze',
  email: 'nino@example.com',
  country: 'ge',
  countryDTO: null,
  currency: 'USD',
};
