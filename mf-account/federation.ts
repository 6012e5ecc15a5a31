import { CONTRACT_VERSION, defineFederation } from '@caravan/shared/contracts';
import { inBothLanguages } from '@caravan/shared/terms';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = inBothLanguages(en, ge);

/** The declaration of this remote for build, registry, server and browser. */
export const federation = defineFederation({
  name: 'account',
  port: 4615,
  contract: CONTRACT_VERSION,
  routes: [
    { id: 'login', path: '/login', query: [], sideMenu: true, index: false, ...texts.pages.login },
    {
      id: 'email-undo',
      path: '/email-undo',
      query: ['token', 'state'],
      sideMenu: true,
      index: false,
      ...texts.pages['email-undo'],
    },
    {
      id: 'stop-messages',
      path: '/stop-messages',
      query: ['token', 'state'],
      sideMenu: true,
      index: false,
      ...texts.pages['stop-messages'],
    },
  ],
  menu: [],
  widgets: [
    { id: 'LoginModal', place: 'login' },
    { id: 'Profile', place: 'profile' },
    { id: 'Feedback', place: 'feedback' },
    { id: 'Prompt', place: 'prompt' },
    { id: 'ContactForm' },
  ],
});
