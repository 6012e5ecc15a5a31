import { CONTRACT_VERSION, defineFederation } from '@caravan/shared/contracts';

/** The account section: what build, registry, server and browser know of it without running it. */
export const federation = defineFederation({
  name: 'account',
  port: 4615,
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'login',
      path: '/login',
      sideMenu: true,
      index: false,
      title: { en: 'Sign in', ge: 'შესვლა' },
      description: {
        en: 'Sign in without a password: we e-mail you a code.',
        ge: 'შესვლა პაროლის გარეშე: კოდს ელ. ფოსტით მიიღებთ.',
      },
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
