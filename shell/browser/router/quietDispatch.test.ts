import { getUserInfo } from '@caravan/shared/contracts/calls';
import { boundQuery, createRemoteApi, type CallFailure, type Transport } from '@caravan/shared/store';
import { createStore } from '../../universal/store/createStore';
import { manifestOf } from '../../testing/manifests';
import { quietDispatch } from './quietDispatch';

it('calls without a message for a page ahead, and again for a page that is opened [PERF-10]', async () => {
  const error: CallFailure = { kind: 'network', path: '/', code: '', messageEn: '', messageGe: '' };
  const call = jest.fn<ReturnType<Transport['call']>, Parameters<Transport['call']>>(async () => ({ error }));
  const transport = { call } as Transport;
  const { store, addParts, contextOf } = createStore({ transport });
  const api = createRemoteApi('tested', async () => ({ getUserInfo }));
  addParts([api]);
  const context = contextOf(manifestOf([]), 'browser');
  const user = boundQuery(api.query('getUserInfo'), {});
  await user.fetch({ ...context, dispatch: quietDispatch(store, transport) });
  await user.fetch(context);
  expect(call.mock.calls.map(([, , , options]) => options)).toEqual([{ isQuiet: true }, undefined]);
});
