// A partner's page with React 17 that renders a counter, beside the widget.
import { createElement, useState, version } from 'react';
import { render } from 'react-dom';

const Counter = () => {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${version}: ${count}`);
};

render(createElement(Counter), document.getElementById('own'));
