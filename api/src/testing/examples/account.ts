import { askForCode, localTokenFor, newAddress, signedInAs } from '../accounts';
import { recordEmailChange } from '../../modules/emailChanges/repository';
import { findOrCreateUser } from '../../modules/users/repository';
import type { Example } from './example';

const signIn: Example['prepare'] = async (server) => ({ token: (await signedInAs(server)).token });

export const accountExamples = {
  sendEmailCode: {
    parameter: { email: 'reader@example.com', verifyCodeType: 1 },
    prepare: () => Promise.resolve({ parameter: { email: newAddress() } }),
  },
  emailLogin: {
    parameter: { email: 'reader@example.com', code: '123456', identityId: '' },
    prepare: async (server) => {
      const email = newAddress();
      return { parameter: { email, code: await askForCode(server, email) } };
    },
  },
  getLoginOptions: { parameter: {} },
  googleLogin: {
    parameter: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl', identityId: '' },
    prepare: async (server) => ({ parameter: { idToken: await localTokenFor(server, { email: newAddress() }) } }),
  },
  logout: { parameter: {}, prepare: signIn },
  getUserInfo: { parameter: {}, prepare: signIn },
  saveUserInfo: {
    parameter: {
      avatar: '/media/avatars/2.svg',
      country: 'ge',
      firstName: 'Nino',
      lastName: 'Beridze',
      currency: 'GEL',
    },
    prepare: signIn,
  },
  changeEmail: {
    parameter: { email: 'reader@example.com', code: '123456' },
    prepare: async (server) => {
      const email = newAddress();
      const { token } = await signedInAs(server);
      return { token, parameter: { email, code: await askForCode(server, email, 2) } };
    },
  },
  undoEmailChange: {
    parameter: { token: 'Q7v2m1XyZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456' },
    prepare: async ({ database: { db } }) => {
      const now = new Date();
      const user = await findOrCreateUser(db, { email: newAddress() }, now);
      return { parameter: { token: await recordEmailChange(db, { userId: user.id, oldEmail: newAddress(), now }) } };
    },
  },
  exportAccount: { parameter: { clientId: '0123456789abcdef0123456789abcdef' }, prepare: signIn },
  deleteAccount: {
    parameter: { code: '123456', clientId: '0123456789abcdef0123456789abcdef' },
    prepare: async (server) => {
      const { token, user } = await signedInAs(server);
      return { token, parameter: { code: await askForCode(server, user.email, 3, { token }) } };
    },
  },
  dealerContact: {
    parameter: { email: 'reader@example.com', content: 'Do you ship to Batumi, and how long does it take?' },
  },
  getCountryList: { parameter: {} },
} satisfies Record<string, Example>;
