import {
  changeEmail,
  errorCodes,
  getUserInfo,
  mailToken,
  saveUserInfo,
  undoEmailChange,
} from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Db } from '../../database/database';
import { isUniqueViolation } from '../../database/errors';
import type { User } from '../../database/schema';
import type { Deps } from '../../deps';
import { serveCall, serveLimitedCall } from '../../envelope/calls';
import { reasonOf, reasons, Refusal } from '../../envelope/refusal';
import { mailFaultOf } from '../../mail/mailer';
import { checkCode, type SpendCode } from '../codes/check';
import { codeReasons } from '../codes/reasons';
import { countryOf } from '../countries/countries';
import { deleteEmailChange, isOthersOldAddress, recordEmailChange } from '../emailChanges/repository';
import { expireImage, isOwnImage } from '../uploads/repository';
import { isPreset } from './avatars';
import { serveResultForm } from '../../transport/resultForm';
import { changeMail } from './changeMail';
import { undoChange } from './undoChange';
import { moveUser, updateUser } from './repository';
import { userInfoOf } from './userInfo';
import { requireFound } from '../requireFound';

const userReasons = {
  emailByCode: reasonOf(errorCodes.badRequest, 'users.emailByCode'),
  unknownCountry: reasonOf(errorCodes.badRequest, 'users.unknownCountry'),
  foreignAvatar: reasonOf(errorCodes.badRequest, 'users.foreignAvatar'),
  notChanged: reasonOf(errorCodes.internal, 'users.notChanged'),
  nothingToUndo: reasonOf(errorCodes.notFound, 'users.nothingToUndo'),
  emailTaken: reasonOf(errorCodes.taken, 'users.emailTaken'),
  oldEmailTaken: reasonOf(errorCodes.taken, 'users.oldEmailTaken'),
};

const refuseUnless = (isAllowed: boolean, reason: Refusal['reason']): void => {
  if (!isAllowed) throw new Refusal(reason);
};

interface AddressChange {
  readonly user: User;
  readonly email: string;
  readonly spend: SpendCode;
  readonly now: Date;
}

/** Changes the address of an account. `token`: the right of the old address to revert it. */
const changeAddress = async (db: Db, { user, email, spend, now }: AddressChange) => {
  try {
    return await db.transaction(async (transaction) => {
      await spend(transaction);
      // The owner may have taken the account back since its address was read.
      const move = await moveUser(transaction, { id: user.id, from: user.email, to: email });
      const moved = requireFound(move, reasons.sessionInvalid);
      // After the update, which waits for another account that is leaving the address at this moment.
      refuseUnless(!(await isOthersOldAddress(transaction, user.id, email, now)), userReasons.emailTaken);
      return { moved, token: await recordEmailChange(transaction, { userId: user.id, oldEmail: user.email, now }) };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal(userReasons.emailTaken) : error;
  }
};

/**
 * Reverts a change that its old address was not told of. Returns false if the account has another address by now, or another account has
 * the old one. The change and the right to undo it then stay.
 */
const revertChange = async (
  db: Db,
  { user, email, token }: Pick<AddressChange, 'user' | 'email'> & { readonly token: string },
): Promise<boolean> => {
  try {
    return await db.transaction(async (transaction) => {
      const moved = await moveUser(transaction, { id: user.id, from: email, to: user.email });
      if (moved !== undefined) await deleteEmailChange(transaction, token);
      return moved !== undefined;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/** Gives an account back to its old address. Refuses an address that an older account uses by now. */
const restoreAddress = async (db: Db, token: string, now: Date) => {
  try {
    return requireFound(await undoChange(db, token, now), userReasons.nothingToUndo);
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal(userReasons.oldEmailTaken) : error;
  }
};

export const userRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, mailer, now } = deps;

  serveCall(app, deps, getUserInfo, async (_parameter, { language, user }) => userInfoOf(await user(), language));

  serveCall(app, deps, saveUserInfo, async (parameter, { language, user }) => {
    const { id, email, avatar: currentAvatar } = await user();
    const { avatar, country, firstName, lastName, currency } = parameter;
    refuseUnless([undefined, email].includes(parameter.email?.toLowerCase()), userReasons.emailByCode);
    refuseUnless(!country || countryOf(country, language) !== undefined, userReasons.unknownCountry);
    refuseUnless(
      !avatar || avatar === currentAvatar || isPreset(avatar) || (await isOwnImage(db, id, avatar)),
      userReasons.foreignAvatar,
    );
    const emptyAsNull = (value: string | null | undefined) => (value === '' ? null : value);
    const changes = {
      // An empty picture means no change: users always have one.
      avatar: avatar || undefined,
      country: emptyAsNull(country),
      firstName: emptyAsNull(firstName),
      lastName: emptyAsNull(lastName),
      currency,
    };
    const saved = await db.transaction(async (transaction) => {
      const changed = requireFound(await updateUser(transaction, id, changes), reasons.sessionInvalid);
      if (currentAvatar !== null && currentAvatar !== changed.avatar) await expireImage(transaction, id, currentAvatar);
      return changed;
    });
    return userInfoOf(saved, language);
  });

  serveLimitedCall(app, deps, changeEmail, 'signIns', async ({ email: enteredEmail, code }, context) => {
    const user = await context.user();
    const email = enteredEmail.toLowerCase();
    refuseUnless(email !== user.email, codeReasons.currentAddress);
    // The code is checked before the change: only the owner of the mailbox learns that the address has an account.
    const time = new Date(now());
    const spend = await checkCode(db, { email, code, purpose: 2, network: context.address }, time);
    const { moved, token } = await changeAddress(db, { user, email, spend, now: time });
    const { language, traceId } = context;
    try {
      await mailer.send(
        changeMail({ oldEmail: user.email, newEmail: email, token, origin: config.siteOrigin, language }),
      );
    } catch (error) {
      app.log.error({ err: error, traceId });
      // A mailbox that refuses or postpones the mail reverts nothing: people change addresses because they lost the old mailbox.
      if (mailFaultOf(error) === 'unavailable' && (await revertChange(db, { user, email, token }))) {
        throw new Refusal(userReasons.notChanged);
      }
    }
    return userInfoOf(moved, language);
  });

  serveLimitedCall(app, deps, undoEmailChange, 'signIns', async ({ token }) => {
    const { userId, email } = await restoreAddress(db, token, new Date(now()));
    return { email, userId: String(userId) };
  });

  serveResultForm(app, {
    path: undoEmailChange.path,
    page: '/email-undo',
    act: async (value) => {
      const token = v.safeParse(mailToken, value);
      if (!token.success) return false;
      try {
        await restoreAddress(db, token.output, new Date(now()));
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
  });
};
