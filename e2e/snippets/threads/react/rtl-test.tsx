import { render, screen, fireEvent } from '@testing-library/react';
import '@testing-library/jest-dom';
import App from './App';
test('draws', () => {
  const { container } = render(<App />);
  expect(container.querySelector('canvas')).toBeInTheDocument();
});
