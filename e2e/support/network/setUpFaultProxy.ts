import { readSetting } from '../site';
import { startHttpFaultProxy, type FaultProxy } from './faultProxy';

/**
 * Starts a proxy in front of the tested site before each test, and closes it after the test. Call it after `setUpVisitors` in the same
 * scope, so that visitors leave before it closes.
 */
export const setUpFaultProxy = (): FaultProxy => {
  let proxy: FaultProxy | undefined;
  const startedProxy = (): FaultProxy => {
    if (proxy === undefined) throw new Error('the proxy starts in beforeEach: use it in tests and hooks only');
    return proxy;
  };
  beforeEach(async () => {
    proxy = await startHttpFaultProxy(readSetting().origin);
  });
  afterEach(() => proxy?.close());
  return {
    get origin() {
      return startedProxy().origin;
    },
    get requests() {
      return startedProxy().requests;
    },
    setFault: (path, fault) => startedProxy().setFault(path, fault),
    clearFaults: () => startedProxy().clearFaults(),
    close: () => startedProxy().close(),
  };
};
