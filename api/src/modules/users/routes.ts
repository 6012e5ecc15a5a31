import { changeEmail, errorCodes, getUserInfo, saveUserInfo } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/database';
import { isUniqueViolation } from '../../database/errors';
import type { User } from '../../database/schema';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { makeReason, reasons, Refusal } from '../../envelope/refusal';
import { signInLimitOf } from '../../limits/shares';
import type { SpendCode } from '../codes/check';
import { checkCode } from '../codes/check';
import { countryOf } from '../countries/countries';
import { isOwnImage } from '../uploads/repository';
import { isPreset } from './avatars';
import { updateUser } from './repository';
import { userInfoOf } from './userInfo';

const userReasons = {
  emailByCode: makeReason(
    errorCodes.badRequest,
    'To change your e-mail address, enter the code we send to the new one.',
    'ელ. ფოსტის შესაცვლელად საჭიროა კოდი, რომელსაც ახალ მისამართზე გამოგიგზავნით.',
  ),
  unknownCountry: makeReason(
    errorCodes.badRequest,
    'Please choose a country from the list.',
    'გთხოვთ, აირჩიოთ ქვეყანა სიიდან.',
  ),
  foreignAvatar: makeReason(
    errorCodes.badRequest,
    'This picture cannot be used. Choose one of ours or upload your own.',
    'ამ სურათის გამოყენება შეუძლებელია. აირჩიეთ ჩვენი სურათი ან ატვირთეთ თქვენი.',
  ),
  emailTaken: makeReason(
    errorCodes.taken,
    'Another account uses this e-mail address.',
    'ამ ელ. ფოსტას სხვა ანგარიში იყენებს.',
  ),
};

const known = (user: User | undefined): User => {
  if (user === undefined) {
    throw new Refusal(reasons.sessionInvalid);
  }
  return user;
};

const refuseUnless = (allowed: boolean, reason: Refusal['reason']): void => {
  if (!allowed) {
    throw new Refusal(reason);
  }
};

const moveTo = async (db: Db, user: User, email: string, spend: SpendCode): Promise<User> => {
  try {
    return await db.transaction(async (transaction) => {
      await spend(transaction);
      return known(await updateUser(transaction, user.id, { email }));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal(userReasons.emailTaken) : error;
  }
};

export const userRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, now } = deps;

  serveCall(app, deps, getUserInfo, async (_parameter, { language, user }) => userInfoOf(await user(), language));

  serveCall(app, deps, saveUserInfo, async (parameter, { language, user }) => {
    const { id, email, avatar: shown } = await user();
    const { avatar, country, firstName, lastName, currency } = parameter;
    refuseUnless([undefined, email].includes(parameter.email?.toLowerCase()), userReasons.emailByCode);
    refuseUnless(!country || countryOf(country, language) !== undefined, userReasons.unknownCountry);
    refuseUnless(
      !avatar || avatar === shown || isPreset(avatar) || (await isOwnImage(db, id, avatar)),
      userReasons.foreignAvatar,
    );
    const emptyAsNull = (value: string | null | undefined) => (value === '' ? null : value);
    const changes = {
      // Users always have a picture: none given is none chosen.
      avatar: avatar || undefined,
      country: emptyAsNull(country),
      firstName: emptyAsNull(firstName),
      lastName: emptyAsNull(lastName),
      currency,
    };
    return userInfoOf(known(await updateUser(db, id, changes)), language);
  });

  serveCall(
    app,
    deps,
    changeEmail,
    async ({ email: written, code }, context) => {
      const user = await context.user();
      const email = written.toLowerCase();
      // The code first: only who reads the mail of an address learns that it has an account.
      const spend = await checkCode(db, { email, code, purpose: 2 }, new Date(now()));
      return userInfoOf(await moveTo(db, user, email, spend), context.language);
    },
    { requestsAMinute: signInLimitOf(config) },
  );
};
