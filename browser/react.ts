/*
 * React as a separate module, imported before the forms so that it is evaluated in a task of its own: a slow
 * phone can react to a touch in between.
 */
import 'react';
import 'react-dom/client';
import 'react/jsx-runtime';
