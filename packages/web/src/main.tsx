import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeOver } from './take-over.ts';
import './style/tokens.css';
import './style/page.css';
import './style/lobby.css';
import './style/stage.css';
import './style/table.css';

void takeOver();
createRoot(document.getElementById('page') as HTMLElement).render(<App />); // it is in index.html
