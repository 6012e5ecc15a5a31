import { contact, emailAddress, submitPrice } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import type { Deps } from '../../deps';
import { userOfToken } from '../../credentials/sessions';
import { contactRequests, priceRequests } from '../../database/schema';
import { serveLimitedCall } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { mailLimitOf } from '../../limits/quotas';
import { teamNotifier } from '../../mail/teamNotice';
import { carNotFound } from '../usedCars/reasons';
import { hasUsedCar } from '../usedCars/repository';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { vehicleNotFound } from '../vehicles/reasons';
import { hasVehicle } from '../vehicles/repository';
import { contactNotice, priceNotice } from './notices';
import { reasons } from './reasons';

const done = { success: true } as const;

export const requestRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, now } = deps;
  const limit = mailLimitOf(config);
  const notify = teamNotifier(app, deps);

  const refuseUnknownVehicle = async (vehicleId: string): Promise<void> => {
    if (!(await hasVehicle(db, vehicleId))) throw new Refusal(vehicleNotFound);
  };

  serveLimitedCall(
    app,
    deps,
    contact,
    limit,
    async ({ clientId, identityId, email, content, vehicleId, usedCarId, ...person }, { language, traceId, token }) => {
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
        name: person.name || null,
        telephone: person.telephone || null,
        language,
        createdAt,
      };
      await withAccountLocked(db, user?.id, async (stored) => {
        await stored.insert(contactRequests).values(request);
      });
      notify((to) => contactNotice(to, request), traceId);
      return done;
    },
  );

  serveLimitedCall(
    app,
    deps,
    submitPrice,
    limit,
    async (
      { clientId, identityId, vehicleId, currency, star, price, quantity, ...person },
      { language, traceId, token },
    ) => {
      if (!star || !price || !quantity || Object.values(person).includes('')) {
        throw new Refusal(reasons.priceInfoEmpty);
      }
      if (!is(emailAddress, person.email)) throw new Refusal(reasons.emailFormat);
      await refuseUnknownVehicle(vehicleId);
      const createdAt = new Date(now());
      const user = await userOfToken(db, token, createdAt);
      const request = {
        ...person,
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
      await withAccountLocked(db, user?.id, async (stored) => {
        await stored.insert(priceRequests).values(request);
      });
      notify((to) => priceNotice(to, request), traceId);
      return done;
    },
  );
};
