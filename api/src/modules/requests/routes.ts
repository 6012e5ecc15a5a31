import { contact, emailAddress, submitPrice } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import type { Deps } from '../../deps';
import { userOfToken } from '../../credentials/sessions';
import { contactRequests, priceRequests } from '../../database/schema';
import { serveLimitedCall } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { teamNotifier } from '../../mail/teamNotice';
import { carNotFound } from '../usedCars/reasons';
import { hasUsedCar } from '../usedCars/repository';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { vehicleNotFound } from '../vehicles/reasons';
import { hasVehicle } from '../vehicles/repository';
import { contactNotice, priceNotice } from './notices';
import { reasons } from './reasons';

const success = { success: true } as const;

export const requestRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;
  const notify = teamNotifier(app, deps);

  const refuseUnknownVehicle = async (vehicleId: string): Promise<void> => {
    if (!(await hasVehicle(db, vehicleId))) throw new Refusal(vehicleNotFound);
  };

  serveLimitedCall(
    app,
    deps,
    contact,
    'mails',
    async ({ clientId, identityId, email, content, vehicleId, usedCarId, ...sender }, { language, traceId, token }) => {
      if (email !== '' && !is(emailAddress, email)) throw new Refusal(reasons.emailFormat);
      if (content === '') throw new Refusal(reasons.contentEmpty);
      if (vehicleId !== undefined) await refuseUnknownVehicle(vehicleId);
      if (usedCarId !== undefined && !(await hasUsedCar(db, usedCarId))) {
        throw new Refusal(carNotFound);
      }
      const createdAt = new Date(now());
      const user = await userOfToken(db, token, createdAt);
      const request = {
        clientId,
        identityId: identityId || null,
        userId: user?.id ?? null,
        email: email || null,
        content,
        vehicleId: vehicleId ?? null,
        usedCarId: usedCarId ?? null,
        name: sender.name || null,
        telephone: sender.telephone || null,
        language,
        createdAt,
      };
      await withAccountLocked(db, user?.id, (transaction) => transaction.insert(contactRequests).values(request));
      notify(contactNotice({ ...request, email: request.email ?? user?.email }), traceId);
      return success;
    },
  );

  serveLimitedCall(
    app,
    deps,
    submitPrice,
    'mails',
    async (
      { clientId, identityId, vehicleId, currency, star, price, quantity, ...sender },
      { language, traceId, token },
    ) => {
      if (!star || !price || !quantity || Object.values(sender).includes('')) {
        throw new Refusal(reasons.priceInfoEmpty);
      }
      if (!is(emailAddress, sender.email)) throw new Refusal(reasons.emailFormat);
      await refuseUnknownVehicle(vehicleId);
      const createdAt = new Date(now());
      const user = await userOfToken(db, token, createdAt);
      const request = {
        ...sender,
        clientId,
        identityId: identityId || null,
        userId: user?.id ?? null,
        vehicleId,
        currency,
        star,
        price,
        quantity,
        language,
        createdAt,
      };
      await withAccountLocked(db, user?.id, (transaction) => transaction.insert(priceRequests).values(request));
      notify(priceNotice(request), traceId);
      return success;
    },
  );
};
