import { waitFor } from '@testing-library/react';
import { isValidElement, useLayoutEffect, type ReactElement } from 'react';
import { widgetHydration } from './hydrateWidget';

const unmounted = jest.fn();

const Probe = ({ onHydrated }: { readonly onHydrated: () => void }): ReactElement => {
  useLayoutEffect(() => {
    onHydrated();
    return unmounted;
  }, [onHydrated]);
  return <p>Prices</p>;
};

/** Shows a probe instead of the widget. */
const surround = (widget: ReactElement): ReactElement =>
  isValidElement<{ onHydrated: () => void }>(widget) ? <Probe onHydrated={widget.props.onHydrated} /> : widget;

describe('the hydration of a widget', () => {
  it('ends with an unmounted root and no error if the page is left before', async () => {
    const onRecoverableError = jest.fn();
    const element = document.createElement('div');
    element.innerHTML = '<p>Prices</p>';
    const slot = { remote: 'ranking', part: 'prices' };
    widgetHydration(surround, { onRecoverableError })(element, { slot, widgetProps: undefined }).unmount();
    await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1));
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
