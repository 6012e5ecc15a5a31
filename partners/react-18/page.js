// A partner's page with React 18 that renders a counter, beside the widget.
import { createElement, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

const Counter = () => {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${version}: ${count}`);
};

createRoot(document.getElementById('own')).render(createElement(Counter));
