/** The entry of the inspector's page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import { connect } from './connection.ts';
import { InspectorPage } from './inspector-page.tsx';

const connection = connect();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <InspectorPage connection={connection} />
    </StrictMode>,
  );
}
