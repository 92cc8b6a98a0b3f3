import { afterEach } from 'vitest';
import '../../ui/global.css';
import { closeScreens } from './render-screen.tsx';

afterEach(closeScreens);
